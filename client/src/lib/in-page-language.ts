import { basics } from '#messages/basics.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** Longer than the words take on any network that has just brought a refusal. */
const TIME_LIMIT_MS = 5000

/**
 * Sentences of the server or of a schema, which are English, in the page's language. They stay as they are if the words don't load.
 * @param code of the refusal: its general sentence stands in for one that has no translation
 */
export async function inPageLanguage<Name extends string>(
  sentences: Record<Name, string>,
  code?: ErrorCode,
): Promise<Record<Name, string>> {
  if (basics.tag === 'en') return sentences
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT_MS))
  return Promise.race([import('./refusal-words.ts'), late]).then(
    ({ translate }) => translate(sentences, code),
    () => sentences,
  )
}
