import { z } from 'zod'
import { OP_ID_PATTERN } from '../ids.ts'
import { codePointLength, hasForbiddenCharacters, tidyLine, tidyLines, tidyName } from '../rules/text.ts'

/** The message for a body that is missing, an array or a bare value. */
export const BODY_MUST_BE_AN_OBJECT = 'The body must be a JSON object'

/** Creates the schema of a call's body. */
export const body = <T extends z.ZodRawShape>(fields: T) => z.object(fields, BODY_MUST_BE_AN_OBJECT)

/** Reports an issue from a transform that cannot accept its input. @param path the path of the invalid field */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], message: string): never {
  context.addIssue({ code: 'custom', path, message })
  return z.NEVER
}

/** Creates the schema of an id that MongoDB generated. @param what its name in messages, capitalized */
export const documentId = (what: string) =>
  z.string(`${what} must be text`).regex(/^[0-9a-f]{24}$/, `This isn't a ${what.toLowerCase()}`)

/** The id of a logical change, which allows repeating it (LIV-3). */
export const opIdSchema = z
  .string('opId must be text')
  .regex(OP_ID_PATTERN, 'opId must be 8 to 64 letters, digits, _ or -')

/** A time on the wire: ISO 8601 in UTC, to the millisecond. */
export const time = z.iso.datetime({ precision: 3 })

/**
 * Creates the schema of a text that is first normalized, and then checked for length and characters.
 * @param what its name in messages, capitalized: 'Title'
 */
const text = (tidy: (given: string) => string) => (what: string, max: number) => {
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
      // For the API description: JSON Schema counts code points too.
      .meta({ maxLength: max })
  )
}

/** One line of text: trimmed, whitespace collapsed, no control characters, at most `max` code points. */
export const lineOfText = text(tidyLine)
/** The same for a name that others see: invisible characters are dropped. */
export const lineOfName = text(tidyName)
/** The same for a text that may have several lines: consecutive blank lines are collapsed to one. */
export const linesOfText = text(tidyLines)

/** Restricts one of these texts to at least `min` code points. */
export const atLeast = (schema: ReturnType<typeof lineOfText>, min: number, message: string) =>
  schema.refine((tidied) => codePointLength(tidied) >= min, message).meta({ minLength: min })
