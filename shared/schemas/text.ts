import { z } from 'zod'
import { codePointLength, hasForbiddenCharacters, tidyLine } from '../rules/text.ts'

/** Said of a body that is missing, a list or a bare value. */
export const BODY_MUST_BE_AN_OBJECT = 'The body must be a JSON object'

/**
 * One line of text as the product stores it: trimmed, inner white space made one space, no control characters, at most
 * `max` code points.
 * @param what how messages name it, with a capital: 'Title'
 */
export function lineOfText(what: string, max: number) {
  return z
    .string(`${what} must be text`)
    .transform(tidyLine)
    .refine((text) => !hasForbiddenCharacters(text), `${what} contains characters that cannot be used`)
    .refine((text) => codePointLength(text) <= max, `${what} must be at most ${max} characters`)
}
