import type { CallName } from '#shared/api.ts'
import { callOf } from '#shared/contract/calls.ts'

/** Returns the statuses of successful responses to a call. */
export function successesOf(name: CallName): number[] {
  const { status, otherStatuses: also = {} } = callOf(name)
  return [status, ...Object.keys(also).map(Number)]
}
