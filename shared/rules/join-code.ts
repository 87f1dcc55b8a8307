import { JOIN_CODE_LENGTH } from '../product.ts'
import { toAsciiDigits } from './digits.ts'

const HALF = JOIN_CODE_LENGTH / 2
/** Finds the code in a pasted link. */
const IN_LINK = /\/j\/([^/?#]+)/

/** Returns at most six digits of a typed or pasted text: `482 193`, `482-193`, or a link that ends in `/j/482193`. */
export function parseJoinDigits(text: string): string {
  const plain = toAsciiDigits(text)
  return (IN_LINK.exec(plain)?.[1] ?? plain).replace(/\D/g, '').slice(0, JOIN_CODE_LENGTH)
}

/** Groups digits as people read them: `482 193`. With a plain space, right-to-left text would begin with the second half. */
export function groupJoinDigits(digits: string): string {
  return digits.length > HALF ? `${digits.slice(0, HALF)}\u{a0}${digits.slice(HALF)}` : digits
}

/** Writes a code so that a screen reader says digits instead of a number: `4, 8, 2, 1, 9, 3`. */
export const spokenJoinCode = (code: string): string => [...code].join(', ')
