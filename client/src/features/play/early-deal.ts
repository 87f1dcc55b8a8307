import type { Card } from '#shared/schemas/card.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { fontStep, hyphenate } from '#shared/rules/font-step.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { newSeed } from '#shared/rules/seeded-random.ts'
import { shuffleKey } from '../../sync/storage-keys.ts'
import type {} from './atoms.ts'
import { renderedPlay, showStored, squares } from './early-marks.ts'

/** The attributes of a square that depend on its words. */
const OF_WORDS = ['data-step', 'data-called', 'aria-label', 'aria-description']

/** Creates a detached square, as `CardCell` renders it, for words that no server-rendered square has. */
function faceOf(text: string, isCalled: boolean): Element {
  const face = document.createElement('button')
  face.setAttribute('data-step', `${fontStep(text)}`)
  face.setAttribute('aria-label', text)
  if (isCalled) {
    face.setAttribute('data-called', 'true')
    face.setAttribute('aria-description', document.querySelector<HTMLElement>('.card-grid')!.dataset.calls!)
  }
  const words = document.createElement('span')
  words.className = 'words'
  words.dir = 'auto'
  words.textContent = hyphenate(text)
  face.append(words)
  return face
}

function putOn(square: Element, face: Element): void {
  for (const name of OF_WORDS) {
    const value = face.getAttribute(name)
    if (value === null) square.removeAttribute(name)
    else square.setAttribute(name, value)
  }
  square.replaceChildren(...face.cloneNode(true).childNodes)
}

/**
 * Deals a player's own card on a server-rendered page and shows its marks before the app has loaded, which takes a slow
 * phone some seconds. If anything fails before the first change to the page, the app deals the card.
 * @throws if storage is unavailable, or if the data in the page or in storage has an unexpected shape
 */
export function dealEarly(): void {
  // The app has started already, or the page is a picture, which shows the host's order.
  if (globalThis.earlyDeal === null || !document.querySelector('.cell[aria-pressed]')) return
  const { cardId, card } = renderedPlay() as { cardId: string; card: Card }
  const key = shuffleKey(cardId)
  const { seed } = (JSON.parse(localStorage.getItem(key)!) ?? { seed: newSeed() }) as { seed: string }
  const dealtCells = dealCard(card, seed).cells
  const free = freeIndexOf(card)
  const buttons = squares()
  const faces = new Map<string, Element>()
  for (const [index, text] of card.cells.entries())
    if (index !== free) faces.set(text, buttons[index]!.cloneNode(true) as Element)
  const called = card.showsCalls === false ? [] : card.called
  for (const text of dealtCells.filter((one, place) => place !== free && !faces.has(one)))
    faces.set(text, faceOf(text, called.includes(text)))
  localStorage.setItem(key, JSON.stringify({ seed }))
  for (const [place, text] of dealtCells.entries())
    if (place !== free) putOn(buttons[place]!, faces.get(text)!)
  globalThis.earlyDeal = { cardId, seed }
  delete document.documentElement.dataset.shuffled
  showStored(cardId, seed)
}
