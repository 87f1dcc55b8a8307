import { Fragment, type ReactNode } from 'react'

const TAG = /<(\w+)>(.*?)<\/\1>/

/**
 * A message with elements in it, which each language puts in its own place.
 * @param message such as `Read the <terms>Terms</terms> first.`
 * @param elements makes the element of each name from the words in it
 */
export function rich<Name extends string>(
  message: string,
  elements: Record<Name, (words: string) => ReactNode>,
): ReactNode {
  // A split by a pattern with two groups: text, name, words, text, ...
  return message.split(TAG).map((part, index, parts) => {
    if (index % 3 === 1) return <Fragment key={index}>{elements[part as Name](parts[index + 1]!)}</Fragment>
    return index % 3 === 0 && <Fragment key={index}>{part}</Fragment>
  })
}
