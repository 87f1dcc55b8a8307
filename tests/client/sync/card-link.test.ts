import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originOf as originInBrowser } from '#client/sync/offline/origin.ts'
import { originIn, readCardLink, writeCardLink } from '#client/sync/offline/card-link.ts'
import { newOriginSecret, newCardId, newCategoryId, newOpId, newTemporaryId } from '#shared/ids.ts'
import { CELL_MAX_LENGTH, MAX_EXTRA } from '#shared/product.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { anyWords, contents } from '#tests/support/arbitraries.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { originOf as originOnServer, createInvitation, createOneTimeToken } from '#server/services/tokens.ts'
import { Autolinker } from 'autolinker'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'
import { marked } from 'marked'
import { micromark } from 'micromark'
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal'
import { paths } from '#client/lib/paths.ts'
import { writeProof } from '#shared/rules/proof.ts'

const ORIGIN = 'AbCdEfGhIjKlMnOpQrStUv'
const CARD = contentOf(sampleCard({ extra: ['Echo', 'Lag'], pattern: 'two-lines', theme: 'pink' }))
const RUNS = process.env.TEST_ALL === '1' ? 10_000 : 60

/** Returns a fragment that contains these lines; anyone can create one. */
async function packed(lines: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([lines]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  return `1.${ORIGIN}.${bytes.toString('base64url')}`
}

const linesOf = ({
  settings = '3 0 blue line',
  title = 'Title',
  words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
}) => [settings, title, ...words].join('\n')

describe('the link that contains a card', () => {
  it(`LINK-1: restores the same card, down to the code point, for ${RUNS} cards`, async () => {
    const extra = fc
      .uniqueArray(anyWords, { maxLength: MAX_EXTRA })
      .map((words) => words.filter((word) => word !== ''))
    await fc.assert(
      fc.asyncProperty(contents(anyWords), extra, async (card, words) => {
        const content: CardContent = { ...card, extra: words, freeSpaceImageUrl: null, showsCalls: true }
        const fragment = await writeCardLink({ origin: ORIGIN, content })
        expect(fragment).toMatch(/^[\w.-]+$/)
        expect(await readCardLink(fragment)).toEqual({ origin: ORIGIN, content })
      }),
      { numRuns: RUNS },
    )
  })

  it('LINK-1: leaves the image of the free space out, because a stranger’s link must load nothing', async () => {
    const content = { ...CARD, freeSpaceImageUrl: 'https://example.com/star.png' }
    const read = await readCardLink(await writeCardLink({ origin: ORIGIN, content }))
    expect(read?.content).toEqual({ ...CARD, freeSpaceImageUrl: null })
  })

  it('LINK-1: has at most 1400 characters for 24 squares of 50 letters, and 3700 for rare Chinese ones', async () => {
    const next = (
      (seed) => () =>
        (seed = (seed * 48271) % 2147483647)
    )(7)
    const lengthWith = async (sign: () => string) => {
      const word = () => Array.from({ length: CELL_MAX_LENGTH }, sign).join('')
      const cells = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : word()))
      return (await writeCardLink({ origin: ORIGIN, content: { ...CARD, cells, extra: [] } })).length
    }
    const letter = () => String.fromCharCode(97 + (next() % 26))
    expect(await lengthWith(letter)).toBeLessThan(1400)
    expect(await lengthWith(() => String.fromCodePoint(0x4e00 + (next() % 20_000)))).toBeLessThan(3700)
  })

  it('LINK-2: is no card if it is cut off anywhere or has other characters; a full stop or bracket added by a chat is ignored', async () => {
    const fragment = await writeCardLink({ origin: ORIGIN, content: CARD })
    for (let length = 0; length < fragment.length - '.e'.length; length += 1)
      expect(await readCardLink(fragment.slice(0, length)), `first ${length}`).toBeUndefined()
    for (const wrong of ['', '#', 'top', '2' + fragment.slice(1), fragment.replace(ORIGIN, ORIGIN.slice(1))])
      expect(await readCardLink(wrong), wrong).toBeUndefined()
    const old = fragment.slice(0, -'.e'.length)
    for (const after of ['', '.', ')', '&utm_source=chat'])
      for (const sent of [fragment, old])
        expect((await readCardLink(sent + after))?.content, after).toEqual(CARD)
  })

  it.each([
    ['too few squares', linesOf({ words: ['a', 'b'] })],
    ['a size that no card has', linesOf({ settings: '6 0 blue line' })],
    ['an unknown theme', linesOf({ settings: '3 0 neon line' })],
    ['an unknown pattern', linesOf({ settings: '3 0 blue zigzag' })],
    ['a setting too many', linesOf({ settings: '3 0 blue line https://example.com/a.png' })],
    ['a square of 51 characters', linesOf({ words: ['x'.repeat(51), ...'bcdefghi'] })],
    ['a title of 101 characters', linesOf({ title: 'x'.repeat(101) })],
    ['words in the free space', linesOf({ settings: '3 1 blue line' })],
    ['an extra word twice', linesOf({ words: [...'abcdefghi', 'z', 'z'] })],
    [
      '52 extra words',
      linesOf({ words: [...'abcdefghi', ...Array.from({ length: 52 }, (_, at) => `w${at}`)] }),
    ],
    ['a control character', linesOf({ words: ['a\u0007', ...'bcdefghi'] })],
    ['two spaces', linesOf({ words: ['a  b', ...'bcdefghi'] })],
    [
      'more words than a card has room for',
      linesOf({ words: [...'abcdefghi', ...Array.from({ length: 45 }, (_, at) => '🎉'.repeat(48) + at)] }),
    ],
    ['bytes that are no text', Uint8Array.from([0x33, 0xff, 0xfe, 0x0a])],
  ])('LINK-2: is no card if it is %s', async (_, lines) => {
    expect(await readCardLink(await packed(linesOf({})))).toBeDefined()
    expect(await readCardLink(await packed(lines))).toBeUndefined()
  })

  it('LINK-2: is not decompressed beyond the size of a card', async () => {
    const bomb = await packed(new Uint8Array(8 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(12 * 1024)
    const before = process.memoryUsage().arrayBuffers
    expect(await readCardLink(bomb)).toBeUndefined()
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024)
    expect(await readCardLink(`1.${ORIGIN}.${'A'.repeat(100_000)}`)).toBeUndefined()
  })

  it('LINK-3: gives the server the same origin for a secret as the browser that made the link', () => {
    for (let time = 0; time < 100; time += 1) {
      const secret = newOriginSecret()
      expect(originOnServer(secret)).toBe(originInBrowser(secret))
      expect(originIn(`1.${originInBrowser(secret)}.abc`)).toBe(originInBrowser(secret))
    }
  })
})

const ALL = process.env.TEST_ALL === '1'
const COUNT = ALL ? 100_000 : 1000
const BATCH = 1000
const CONTENT = contentOf(sampleCard())

const linkifyIt = new LinkifyIt()
const markdown = { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] }
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
/**
 * Libraries that differ in how they find the end of a link. `marked` works like GitHub and most Markdown editors, and
 * `micromark` is the parser of remark-gfm.
 */
const FINDERS: Record<string, (text: string) => string[]> = {
  autolinker: (text) => Autolinker.parse(text, { urls: true }).map((match) => match.getAnchorHref()),
  'linkify-it': (text) => (linkifyIt.match(text) ?? []).map(({ url }) => url),
  linkifyjs: (text) => find(text, 'url').map(({ href }) => href),
  marked: (text) => hrefsOf(marked.parse(text, { async: false })),
  micromark: (text) => hrefsOf(micromark(text, markdown)),
}

const drawProof = () =>
  writeProof({
    cardId: newCardId(),
    version: 7,
    round: 1,
    seed: newOpId().slice(0, 9),
    marks: [0, 4, 24],
    words: ['Echo', `It's (${newOpId()})`, '_*~!'],
  })

const KINDS: Record<string, () => string | Promise<string>> = {
  card: () => paths.play(newCardId()),
  'card in one browser': () => paths.play(newTemporaryId(Date.now())),
  category: () => paths.category(newCategoryId()),
  'guest’s card': async () => {
    const content = { ...CONTENT, extra: [newOpId()] }
    return `${paths.play(newCardId())}#${await writeCardLink({ origin: newOriginSecret(), content })}`
  },
  'proof of a bingo': () => paths.proof(drawProof()),
  'co-host’s invitation': () => paths.coHost(newCardId(), createInvitation().token),
  'email’s link': () => `/verify-email#${createOneTimeToken().token}`,
  'email’s link for a new password': () =>
    `/reset-password#${createOneTimeToken().token}?email=mo%2Bbingo%40example.com`,
}

const TEXTS: ((link: string) => string)[] = [
  (link) => link,
  (link) => `${link} is our card, have fun`,
  (link) => `Play with us: ${link}.`,
]

async function drawn(draw: () => string | Promise<string>, count: number): Promise<string[]> {
  const paths = await Promise.all(Array.from({ length: Math.min(count, BATCH) }, async () => draw()))
  return paths.map((path) => `https://bingo.example.com${path}`)
}

describe('programs that find links in text', () => {
  it.each(Object.keys(KINDS))(
    `ADDR-1: recognize the whole link of a %s, alone, before words and at the end of a sentence`,
    async (kind) => {
      // Packing a card takes 2 ms: 100,000 links were not done within 20 minutes.
      const count = kind === 'guest’s card' ? COUNT / 20 : COUNT
      for (let batch = 0; batch < count; batch += BATCH) {
        const links = await drawn(KINDS[kind]!, count)
        const text = links.map((link, at) => TEXTS[at % TEXTS.length]!(link)).join('\n\n')
        for (const [name, finder] of Object.entries(FINDERS)) expect(finder(text), name).toEqual(links)
      }
    },
    600_000,
  )

  it('ADDR-1: would cut a link that ends in _', () => {
    expect(FINDERS.marked!('https://bingo.example.com/play/V1qxml7xx_')).toEqual([
      'https://bingo.example.com/play/V1qxml7xx',
    ])
  })
})
