/** For `getByText`: the element that shows a link as an address, without its scheme and in parts. */
export function showsAddress(link: string): (words: string, element: Element | null) => boolean {
  const address = link.replace(/^https?:\/\//, '')
  return (_words, element) => element?.tagName === 'P' && element.textContent === address
}
