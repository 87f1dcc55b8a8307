import { randomBelow, randomOf } from '#tests/support/random.ts'
import { newOpId } from '#shared/ids.ts'
import { GRID_SIZES, MIN_FILLED_CELLS, THEMES } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { freeIndexOf, type Random } from '#shared/rules/grid.ts'
import type { Card, CardContent, CardReply } from '#shared/schemas/card.ts'
import {
  addEdit,
  cellsHeld,
  discardLocal,
  reapplyLocal,
  acknowledge,
  receiveCard,
  shownCard,
  startQueue,
  dequeue,
  reject,
  waitingCount,
  type EditQueue,
  type PatchRequest,
  type QueueStep,
} from '#client/sync/outbox.ts'
import { cellEdit, structuralEdit, themeEdit, titleEdit, type Edit } from '#client/sync/edits.ts'
import { operate, type Operation } from '#client/sync/operations.ts'
import type { BadNetwork, Heard } from './bad-network.ts'
import { openReader, type Reader } from './reader.ts'
import type { Tally } from './tally.ts'

/** Few, so that two authors meet, and enough to fill a card that was cleared. */
const BUSY_CELLS = MIN_FILLED_CELLS + 1

/** A change that was answered with 200, and the card in the answer. */
export interface Acknowledged {
  request: PatchRequest
  card: Card
}

/** The editor of a saved card in one tab: the queue of the app, sent as `start-sync.ts` of the client sends it. */
export interface EditorTab {
  reader: Reader
  shown: () => Card
  isIdle: () => boolean
  acknowledged: readonly Acknowledged[]
  /** Words that this author typed, that the queue holds no more, and that the author did not let go. */
  entrusted: () => string[]
  /** The author types, chooses a theme or changes the grid. */
  edit: (random: Random) => void
  /** The author answers the question about words in conflict, if there is one. */
  answerConflict: (keep: 'mine' | 'theirs') => void
  /** Sends what waits, and again what got no answer. */
  send: () => void
  /** Brings the queue one step further to its end: no new edits but the squares that a card needs. */
  finish: (random: Random) => void
}

function textsOf({ conflicts, inFlight, later }: EditQueue): Set<string> {
  const edits = [...conflicts, inFlight?.edit, later].flatMap((edit) => (edit ? [edit.change] : []))
  return new Set(edits.flatMap(({ title = '', cells = {} }) => [title, ...Object.values(cells)]))
}

function seenIn(queue: EditQueue): Set<string> {
  const { title, cells } = shownCard(queue)
  return new Set([title, ...cells])
}

function randomOperation(random: Random): Operation {
  switch (randomBelow(random, 8)) {
    case 0:
      return { type: 'clear' }
    case 1:
    case 2:
      return { type: 'resize', gridSize: randomOf(random, GRID_SIZES) }
    case 3:
    case 4:
      return { type: 'free-space', on: randomBelow(random, 2) === 0 }
    default:
      return { type: 'shuffle' }
  }
}

function operationEdit(content: CardContent, operation: Operation, random: Random): Edit | undefined {
  return structuralEdit(content, operate(content, operation, random), [operation])
}

export async function openEditorTab({
  name,
  url,
  card,
  network,
  tally,
}: {
  /** Begins every word typed here. */
  name: string
  url: string
  card: Card
  network: BadNetwork
  tally: Tally
}): Promise<EditorTab> {
  let queue = startQueue(card)
  let waitsForAnswer = false
  let words = 0
  const typed = new Set<string>()
  const acknowledged: Acknowledged[] = []

  const reader = await openReader({
    url,
    cardId: card.cardId,
    as: 'edit',
    tally,
    onTaken: (taken) => {
      if (taken.version !== queue.server.version) queue = receiveCard(queue, taken)
    },
  })

  const newWord = () => `${name}${++words}`

  /** An edit of the author: words that it removes from the screen or the queue are given up. */
  function act(next: EditQueue): void {
    const before = [seenIn(queue), textsOf(queue)]
    const after = [seenIn(next), textsOf(next)]
    for (const word of typed)
      if (before.some((texts, index) => texts.has(word) && !after[index]?.has(word))) typed.delete(word)
    queue = next
  }

  function take({ queue: next }: QueueStep): void {
    queue = next
  }

  function handleAnswer(request: PatchRequest, heard: Heard): void {
    waitsForAnswer = false
    // The server is down or limits us: the same request is sent again.
    if (!heard || heard.status === 429 || heard.status >= 500) return
    const { status, body } = heard
    const present = (status === 200 ? body : body.card) as CardReply | undefined
    if (!present || ![200, 409, 412].includes(status))
      throw new Error(`An honest change was answered ${status} ${JSON.stringify(body)}`)
    const { isOwner: _, canEdit: __, ...shown } = present
    reader.take(shown)
    if (status === 409 || status === 412) {
      tally.conflicts++
      take(reject(queue, status))
    } else {
      acknowledged.push({ request, card: shown })
      queue = acknowledge(queue)
    }
  }

  function send(): void {
    if (waitsForAnswer) return
    take(dequeue(queue, newOpId()))
    const { inFlight } = queue
    if (!inFlight) return
    waitsForAnswer = true
    network.send(inFlight, (heard) => handleAnswer(inFlight, heard))
  }

  function typeWord(random: Random): void {
    const shown = shownCard(queue)
    const word = newWord()
    typed.add(word)
    if (randomBelow(random, 5) === 0) return act(addEdit(queue, titleEdit(word, shown.title)))
    const free = freeIndexOf(shown)
    const places = shown.cells.flatMap((_, index) => (index === free ? [] : [index]))
    const index = randomOf(random, places.slice(0, BUSY_CELLS))
    act(addEdit(queue, cellEdit(index, word, shown.cells[index] ?? '', shown)))
  }

  function change(edit: Edit | undefined): void {
    if (edit) act(addEdit(queue, edit))
  }

  function answerConflict(keep: 'mine' | 'theirs'): void {
    if (queue.conflicts.length === 0) return
    if (keep === 'mine') tally.insisted++
    else tally.gaveWay++
    act(keep === 'mine' ? reapplyLocal(queue) : discardLocal(queue))
  }

  return {
    reader,
    shown: () => shownCard(queue),
    isIdle: () => waitingCount(queue) === 0 && !waitsForAnswer,
    acknowledged,
    entrusted: () => {
      const held = textsOf(queue)
      return [...typed].filter((word) => !held.has(word))
    },
    edit: (random) => {
      const shown = shownCard(queue)
      const kind = randomBelow(random, 10)
      if (kind < 8) typeWord(random)
      else if (kind === 8) change(themeEdit(randomOf(random, THEMES), shown.theme))
      else {
        tally.structural++
        change(operationEdit(contentOf(shown), randomOperation(random), random))
      }
    },
    answerConflict,
    send,
    finish: (random) => {
      answerConflict('theirs')
      if (cellsHeld(queue)) {
        const items = Array.from({ length: 25 }, newWord)
        change(operationEdit(contentOf(shownCard(queue)), { type: 'fill', items }, random))
      }
      send()
    },
  }
}
