import { z } from 'zod'
import { JOIN_CODE_LENGTH } from '../product.ts'
import { toAsciiDigits } from '../rules/digits.ts'
import { describedBy } from './described-by.ts'

const CODE = new RegExp(`^\\d{${JOIN_CODE_LENGTH}}$`)
/** Finds a code in a path with other characters around it, such as a full stop. */
const FIRST_CODE = new RegExp(`(?<!\\d)(?:\\d[\\s-]*){${JOIN_CODE_LENGTH}}(?!\\d)`)
/** The characters that people write between the digits. */
const SEPARATORS = /[\s-]/g

/** A join code in a path: six digits, also written as `482 193` or `482-193`. */
export const joinCodeSchema = describedBy(
  z
    .string('Code must be text')
    .transform(toAsciiDigits)
    .transform((text) => (FIRST_CODE.exec(text)?.[0] ?? text).replace(SEPARATORS, ''))
    .refine((code) => CODE.test(code), `A code has ${JOIN_CODE_LENGTH} digits`),
  z.string().regex(CODE),
)
