import { Fragment, type ReactNode } from 'react'

const TAG = /<(\w+)>(.*?)<\/\1>/

/**
 * Renders a message with elements, whose position each language decides.
 * @param message for example `Read the <terms>Terms</terms> first.`
 * @param elements functions that render the element of each name from the text inside it
 */
export function rich<Name extends string>(
  message: string,
  elements: Record<Name, (words: string) => ReactNode>,
): ReactNode {
  // Splitting by a pattern with two groups gives: text, name, inner text, text, ...
  return message.split(TAG).map((part, index, parts) => {
    if (index % 3 === 1) return <Fragment key={index}>{elements[part as Name](parts[index + 1]!)}</Fragment>
    return index % 3 === 0 && <Fragment key={index}>{part}</Fragment>
  })
}
