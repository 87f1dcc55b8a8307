import type { CallName } from '#shared/api.ts'
import { callOf } from '#shared/contract/calls.ts'

/** The statuses with which a call succeeds. */
export function successesOf(name: CallName): number[] {
  const { status, also = {} } = callOf(name)
  return [status, ...Object.keys(also).map(Number)]
}
