import { z } from 'zod'
import { codePointLength, hasForbiddenCharacters, tidyLine, tidyLines, tidyName } from '../rules/text.ts'

/** The message for a body that is missing, a list or a bare value. */
export const BODY_MUST_BE_AN_OBJECT = 'The body must be a JSON object'

/** A text that is normalized first, then checked for length and characters. */
function text(what: string, max: number, tidy: (given: string) => string) {
  const withoutBreaks = (tidied: string) => tidied.replaceAll('\n', ' ')
  return (
    z
      .string(`${what} must be text`)
      .transform(tidy)
      .refine(
        (tidied) => !hasForbiddenCharacters(withoutBreaks(tidied)),
        `${what} contains characters we can't store`,
      )
      .refine((tidied) => codePointLength(tidied) <= max, `${what} must be at most ${max} characters`)
      // For the description of the API: JSON Schema counts code points too.
      .meta({ maxLength: max })
  )
}

/**
 * One line of text: trimmed, white space collapsed, no control characters, at most `max` code points.
 * @param what its name in messages, capitalized: 'Title'
 */
export function lineOfText(what: string, max: number) {
  return text(what, max, tidyLine)
}

/** The same for a name that others see: characters that do not show are dropped. */
export function lineOfName(what: string, max: number) {
  return text(what, max, tidyName)
}

/** The same for a text that may have several lines; of several blank ones one stays. */
export function linesOfText(what: string, max: number) {
  return text(what, max, tidyLines)
}
