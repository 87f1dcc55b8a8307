import { readLines } from '#shared/rules/lists/read-lines.ts'
import type { ListText, Reading } from '#shared/rules/lists/reading.ts'
import { readList, shownText, withLines } from './read-list.ts'
import { readMarked } from './read-marked.ts'

/** Longer texts are read beside the page: 1 MB takes a phone some seconds. */
const LONG_TEXT = 50_000

/** A tag at the start of a line, as in the source of a page. */
const SOURCE = /^\s*<[a-z!?]/imu

/** The table or the list that a page's HTML holds; undefined if its text tells as much. */
function readPage(html: string): Reading | undefined {
  const { body } = new DOMParser().parseFromString(html.replaceAll('><', '>\n<'), 'text/html')
  if (/^\s*<\?xml/u.test(html)) return readLines(body.textContent)
  const hasList = body.querySelector('li + li') !== null
  const { marked } = readMarked(body)
  return marked.form === 'table' || hasList ? marked : undefined
}

/** Reads in a worker. @returns undefined without a network that loads the parser */
function readBeside(text: string): Promise<Reading | undefined> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Reading | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reading | undefined>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}

/**
 * Reads a list, or the source of a page with one; a long one beside the page. Without a network that loads the parser of its form,
 * each line is an item.
 */
export async function readListText({ text, html, marked }: ListText): Promise<Reading> {
  const reading = marked ?? readPage(html || (SOURCE.test(text) ? text : ''))
  if (reading) return withLines(reading, text)
  // Where no worker starts, the page waits.
  const beside = text.length < LONG_TEXT ? undefined : await readBeside(text).catch(() => undefined)
  return beside ?? readList(text).catch(() => readLines(shownText(text)))
}
