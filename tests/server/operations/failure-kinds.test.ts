import { describe, expect, it } from 'vitest'
import { describeFailure, isPermanent, StepError } from '#server/database/connection-failure.ts'

/** As the driver has the answer of a server. */
const replyOf = (code: number, codeName: string) => Object.assign(new Error(codeName), { code, codeName })
const isPermanentAt = (step: string, error: Error) => isPermanent(describeFailure(new StepError(step, error)))

describe('what a person must correct in the database', () => {
  it('OPS-9: an index that a server refuses, such as FerretDB 1, but not one that it is too busy for', () => {
    expect(isPermanentAt('index trash.expires', replyOf(238, 'NotImplemented'))).toBe(true)
    expect(isPermanentAt('index users.email', replyOf(197, 'InvalidIndexSpecificationOption'))).toBe(true)
    expect(isPermanentAt('index users.email', replyOf(189, 'PrimarySteppedDown'))).toBe(false)
    expect(isPermanentAt('connect', replyOf(197, 'InvalidIndexSpecificationOption'))).toBe(false)
    expect(isPermanentAt('index users.email', new Error('connection lost'))).toBe(false)
  })
})
