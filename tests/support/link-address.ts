/** Returns a matcher for `getByText` that finds the element showing a link's URL, without the scheme and split into parts. */
export function showsAddress(link: string): (words: string, element: Element | null) => boolean {
  const address = link.replace(/^https?:\/\//, '')
  return (_words, element) => element?.tagName === 'P' && element.textContent === address
}
