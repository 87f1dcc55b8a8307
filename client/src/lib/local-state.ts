/**
 * What this browser keeps and the server could not draw. The page's inline script asks before the first paint, and so
 * this file imports nothing: the keys are those of STORAGE_KEYS, which its test holds them to.
 */

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Refused: then nothing is kept either.
    return null
  }
}

/** Whether the editor has a card here that is not the empty one of the page. */
function hasOwnNewCard(pathname: string): boolean {
  return pathname === '/create' && kept('BingoBoard') !== null
}

/** Whether the squares of a card stand in an order of the player's own; a link that recommends it gives a first visit one. */
function hasOwnLayout(pathname: string, search: string): boolean {
  const cardId = /^\/play\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (cardId === undefined) return false
  const choice = kept(`layout:${cardId}`)
  return choice === null ? new URLSearchParams(search).has('shuffle') : choice.includes('"seed":"')
}

/** Tells the style sheet what not to show as it was drawn; whoever shows it as it is here takes the attribute away. */
export function markLocalState(): void {
  const { pathname, search } = location
  const { dataset } = document.documentElement
  if (hasOwnNewCard(pathname)) dataset.kept = ''
  if (hasOwnLayout(pathname, search)) dataset.shuffled = ''
}
