import { readLines } from '#shared/rules/lists/read-lines.ts'
import type { ListText, Reading } from '#shared/rules/lists/reading.ts'
import { readList, visibleText, addLinesChoice } from './read-list.ts'
import { readMarkup } from './read-markup.ts'

/** Longer texts are read in a worker: 1 MB takes a phone several seconds. */
const MIN_WORKER_LENGTH = 50_000

/** A tag at the start of a line, as in HTML source. */
const HTML_SOURCE = /^\s*<[a-z!?]/imu

/** Reads the table or the list in a page's HTML; undefined if its plain text says as much. */
function readHtml(html: string): Reading | undefined {
  const { body } = new DOMParser().parseFromString(html.replaceAll('><', '>\n<'), 'text/html')
  if (/^\s*<\?xml/u.test(html)) {
    // The tracks of a playlist, and the lines of an outline.
    const named = [...body.querySelectorAll('tracklist > title, outline')]
    const words = named.map((one) => one.getAttribute('text') ?? one.textContent)
    return readLines(words.join('\n') || body.textContent)
  }
  const hasList = body.querySelector('li + li') !== null
  const { fromMarkup } = readMarkup(body)
  return fromMarkup.form === 'table' || hasList ? fromMarkup : undefined
}

/** Reads a list in a worker. @returns undefined if the parser could not be loaded */
function readInWorker(text: string): Promise<Reading | undefined> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Reading | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reading | undefined>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}

/**
 * Reads a list, or the HTML source of a page with one; long texts in a worker. If a parser cannot be loaded, every line is an item.
 */
export async function readListText({ text, html, fromMarkup }: ListText): Promise<Reading> {
  const reading = fromMarkup ?? readHtml(html || (HTML_SOURCE.test(text) ? text : ''))
  if (reading) return addLinesChoice(reading, text)
  // If no worker starts, the text is read on the main thread.
  const fromWorker =
    text.length < MIN_WORKER_LENGTH ? undefined : await readInWorker(text).catch(() => undefined)
  return fromWorker ?? readList(text).catch(() => readLines(visibleText(text)))
}
