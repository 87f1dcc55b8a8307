import { readLines } from '#shared/rules/lists/read-lines.ts'
import type { ListText, Reading } from '#shared/rules/lists/reading.ts'
import { readList, visibleText, addLinesChoice } from './read-list.ts'
import { readMarkup } from './read-markup.ts'

/** Longer texts are read in a worker: 1 MB takes a phone several seconds. */
const MIN_WORKER_LENGTH = 50_000

/** A tag at the start of a line, as in HTML source. */
const HTML_SOURCE = /^\s*<[a-z!?]/imu
/** HTML or XML from start to end. */
const ONLY_MARKUP = /^\s*<[a-z!?][^]*>\s*$/iu

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Reads the table or the list in a page's HTML. Returns its text, too, with an element on each line. */
function readHtml(html: string): { list: Reading | undefined; text: string } {
  const body = parseHtml(html.replaceAll('><', '>\n<'))
  // The tracks of a playlist, and the lines of an outline.
  const named = [...body.querySelectorAll('tracklist > title, outline')]
  const words = named.map((one) => one.getAttribute('text') ?? one.textContent)
  if (words.length > 1) return { list: readLines(words.join('\n')), text: '' }
  const { fromMarkup } = readMarkup(body)
  const hasTable = fromMarkup.form === 'table' && fromMarkup.choices[0]!.items.length > 1
  const hasItems = body.querySelector('li + li') !== null
  return { list: hasTable || hasItems ? fromMarkup : undefined, text: body.textContent }
}

/** Replaces HTML's character references in the texts of data: `Tom &amp; Ann`. */
function withCharacters({ choices, leftOut, ...reading }: Reading): Reading {
  const replaceAll = (texts: readonly string[]) =>
    texts.map((one) => one.replace(/&#?\w{2,32};/gu, (reference) => parseHtml(reference).textContent))
  const shown = choices.map((one) => (one.kind === 'lines' ? one : { ...one, items: replaceAll(one.items) }))
  return { ...reading, choices: shown, leftOut: replaceAll(leftOut) }
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
  const reading = fromMarkup ?? readHtml(html || (HTML_SOURCE.test(text) ? text : '')).list
  if (reading) return addLinesChoice(reading, text)
  // If no worker starts, the text is read on the main thread.
  const fromWorker =
    text.length < MIN_WORKER_LENGTH ? undefined : await readInWorker(text).catch(() => undefined)
  const read = fromWorker ?? (await readList(text).catch(() => readLines(visibleText(text))))
  // Markup without a list may have one in a script. Otherwise its elements are the items, as in XML.
  const lines = readLines(ONLY_MARKUP.test(text) && read.form !== 'data' ? readHtml(text).text : '')
  return lines.choices[0]!.items.length > 0 ? addLinesChoice(lines, text) : withCharacters(read)
}
