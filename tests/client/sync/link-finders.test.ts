import { Autolinker } from 'autolinker'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'
import { marked } from 'marked'
import { micromark } from 'micromark'
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal'
import { describe, expect, it } from 'vitest'
import { paths } from '#client/lib/paths.ts'
import { writeCardLink } from '#client/sync/offline/card-link.ts'
import { createInvitation, createOneTimeToken } from '#server/services/tokens.ts'
import { newCardId, newCategoryId, newOpId, newOriginSecret, newTemporaryId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { writeProof } from '#shared/rules/proof.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const ALL = process.env.TEST_ALL === '1'
const COUNT = ALL ? 100_000 : 1000
const BATCH = 1000
const CONTENT = contentOf(sampleCard())

const linkifyIt = new LinkifyIt()
const markdown = { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] }
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
/**
 * Each has a way of its own to see where a link ends; `marked` has that of GitHub and of most editors of Markdown, and `micromark`
 * is the reader of remark-gfm.
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

describe('programs that find links in a text', () => {
  it.each(Object.keys(KINDS))(
    `ADDR-1: take the whole link of a %s, alone, before words and at the end of a sentence`,
    async (kind) => {
      // Packing takes 2 ms: 100,000 did not end within 20 minutes.
      const count = kind === 'guest’s card' ? COUNT / 20 : COUNT
      for (let batch = 0; batch < count; batch += BATCH) {
        const links = await drawn(KINDS[kind]!, count)
        const text = links.map((link, at) => TEXTS[at % TEXTS.length]!(link)).join('\n\n')
        for (const [name, finder] of Object.entries(FINDERS)) expect(finder(text), name).toEqual(links)
      }
    },
    600_000,
  )

  it('ADDR-1: would cut one that ends in _', () => {
    expect(FINDERS.marked!('https://bingo.example.com/play/V1qxml7xx_')).toEqual([
      'https://bingo.example.com/play/V1qxml7xx',
    ])
  })
})
