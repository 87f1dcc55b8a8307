import type { FieldValues, Resolver } from 'react-hook-form'
import { useLazy } from '../lazy/use-lazy.ts'

/**
 * Validates a form with code from a separate chunk: schemas are a quarter of the scripts of a page with a form, and
 * are not needed before the form is submitted. They load while the page is idle, or on submit if that is sooner. If
 * they fail to load, the form is sent unchecked and the server validates it.
 * @param load must stay the same function as long as the checks are the same
 */
export function useLazyResolver<V extends FieldValues>(load: () => Promise<Resolver<V>>): Resolver<V> {
  const loaded = useLazy(load)
  return async (values, context, options) => {
    const check = loaded ?? (await load().catch((): Resolver<V> => () => ({ values, errors: {} })))
    return check(values, context, options)
  }
}
