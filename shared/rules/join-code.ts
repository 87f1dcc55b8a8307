import { JOIN_CODE_LENGTH } from '../product.ts'
import { plainDigits } from './digits.ts'

const HALF = JOIN_CODE_LENGTH / 2
/** The code of a link that was pasted whole. */
const IN_LINK = /\/j\/([^/?#]+)/

/** The digits of a typed or pasted text, at most six: `482 193`, `482-193`, or a link that ends in `/j/482193`. */
export function joinDigits(text: string): string {
  const plain = plainDigits(text)
  return (IN_LINK.exec(plain)?.[1] ?? plain).replace(/\D/g, '').slice(0, JOIN_CODE_LENGTH)
}

/** Digits as people read them: `482 193`. A plain space would let text from right to left begin with the second half. */
export function groupJoinDigits(digits: string): string {
  return digits.length > HALF ? `${digits.slice(0, HALF)}\u{a0}${digits.slice(HALF)}` : digits
}

/** A code as a screen reader says it, digit by digit and not as a number: `4, 8, 2, 1, 9, 3`. */
export const spokenJoinCode = (code: string): string => [...code].join(', ')
