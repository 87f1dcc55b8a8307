import { basics } from '#messages/basics.ts'
import { refusals } from '#messages/refusals.ts'
import type { ErrorCode } from '#shared/errors.ts'

const NUMBER = /\d+(?:[.,]\d+)*/g

/** Formats a number such as 2,000 in the page's language. A number without separators stays as it is. */
const formatted = (number: string) =>
  /\D/.test(number) ? Number(number.replaceAll(',', '')).toLocaleString(basics.tag) : number

function wordsOf(sentence: string, code: ErrorCode | undefined): string {
  const { codes, sentences }: { codes: Partial<Record<string, string>>; sentences: typeof codes } = refusals
  const numbers = sentence.match(NUMBER) ?? []
  const translation = sentences[sentence.replace(NUMBER, '#')]
  if (translation) return translation.replace(/#/g, () => formatted(numbers.shift() ?? ''))
  return (sentence && code && codes[code]) || sentence
}

/** Translates sentences: see `inPageLanguage`. */
export function translate<Name extends string>(
  sentences: Record<Name, string>,
  code?: ErrorCode,
): Record<Name, string> {
  const entries = Object.entries<string>(sentences)
  return Object.fromEntries(entries.map(([name, sentence]) => [name, wordsOf(sentence, code)])) as Record<
    Name,
    string
  >
}
