import { readLines } from '#shared/rules/lists/read-lines.ts'
import { readList, type Marked } from '#shared/rules/lists/read-list.ts'
import { shownText, type Reading } from '#shared/rules/lists/reading.ts'
import type { ListText } from './list-text.ts'
import { parsers } from './parsers.ts'

/** Longer texts are read beside the page: 1 MB takes a phone some seconds. */
const LONG_TEXT = 50_000
/** Of a page's words, when its table is more than its layout. */
const MOST = 0.8

const blocks = 'li, p, h1, h2, h3, h4, h5, h6'
const isMost = (part: Element, page: Element) => part.textContent.length > page.textContent.length * MOST

/** The table or the list that a page's HTML holds; undefined if its text tells as much. */
function markedIn(html: string): Marked | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const part of body.querySelectorAll('style, script, title')) part.remove()
  const table = body.querySelector('table')
  if (table && isMost(table, body)) {
    const rows = [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent))
    return table.querySelector('thead, tr:first-child > th:nth-child(2)')
      ? { rows, hasHeadings: true }
      : { rows }
  }
  if (!body.querySelector('li + li')) return undefined
  const lines = [...body.querySelectorAll(blocks)].filter(
    (block) => !block.parentElement?.closest('li > *, li:has(> p)'),
  )
  return lines.map((line) => {
    const own = line.cloneNode(true) as Element
    for (const inner of own.querySelectorAll('ul, ol')) inner.remove()
    return line.matches('li') ? `• ${own.textContent}` : own.textContent
  })
}

/** Reads in a worker. @returns undefined without a network that loads the parser */
function readBeside(text: string, marked: Marked | undefined): Promise<Reading | undefined> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Reading | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reading | undefined>) => resolve(data)
    worker.onerror = reject
    worker.postMessage({ text, marked })
  }).finally(() => worker.terminate())
}

/** Reads a list; a long one beside the page. Without a network that loads the parser of its form, each line is an item. */
export async function readListText({
  text,
  html,
  marked = html ? markedIn(html) : undefined,
}: ListText): Promise<Reading> {
  // Where no worker starts, the page waits.
  const beside = text.length < LONG_TEXT ? undefined : await readBeside(text, marked).catch(() => undefined)
  return beside ?? readList(text, parsers, marked).catch(() => readLines(shownText(text)))
}
