import { basics } from '#messages/basics.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** Long enough to load the translations on any network that has just delivered a refusal. */
const TIME_LIMIT_MS = 5000

/**
 * Translates the English sentences of the server or of a schema into the page's language. They stay English if the translations fail
 * to load.
 * @param code the refusal's code: its general sentence replaces a sentence that has no translation
 */
export async function inPageLanguage<Name extends string>(
  sentences: Record<Name, string>,
  code?: ErrorCode,
): Promise<Record<Name, string>> {
  if (basics.tag === 'en') return sentences
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT_MS))
  return Promise.race([import('./refusal-words.ts'), timeout]).then(
    ({ translate }) => translate(sentences, code),
    () => sentences,
  )
}
