import { useEffect, useMemo } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { whenIdle } from './idle.ts'

/** Runs once; what has failed is tried again when it is asked for again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

const unchecked = <V extends FieldValues>(values: V) => ({ values, errors: {} })

/**
 * The checks of a form in a chunk of their own: schemas are a quarter of what a page with a form weighs, and nobody needs
 * them before there is something to check. They come while the page is idle, or when they are first asked for. Where they
 * do not come, the form is sent as it is and the server says what is wrong.
 * @param load the same function as long as the checks are the same
 * @param whenMissing judges what the server cannot see
 */
export function useLazyResolver<V extends FieldValues>(
  load: () => Promise<Resolver<V>>,
  whenMissing: Resolver<V> = unchecked,
): Resolver<V> {
  const checks = useMemo(() => once(load), [load])
  useEffect(
    () =>
      whenIdle(() => {
        // Asked for again when the form is sent.
        checks().catch(() => undefined)
      }),
    [checks],
  )
  return async (values, context, options) => {
    const check = await checks().catch(() => whenMissing)
    return check(values, context, options)
  }
}
