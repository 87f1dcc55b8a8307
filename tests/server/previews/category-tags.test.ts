import { beforeAll, describe, expect, it } from 'vitest'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { createLog } from '#server/log.ts'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { headOf, tagsOf } from '#tests/support/page-tags.ts'
import { previewParts, pngSize } from '#tests/support/preview-worker.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { usePerson } from '../cards/person.ts'
import { addItems, makeCategory } from '../categories/fixtures.ts'
import { act, ADMIN, adminOf, OPERATOR } from '../reports/fixtures.ts'

const build = useBuild()
const parts = useStarted(previewParts)
const app = useApp(() => ({
  build: { ...build, startPreviewWorker: parts.startPreviewWorker },
  operator: OPERATOR,
  adminEmails: [ADMIN],
}))
const host = usePerson(app)
beforeAll(() => seedOfficialCategories(app.database.connection, createLog('silent')))

const get = (path: string, headers: Record<string, string> = {}) => newVisitor(app.url).get(path, headers)

async function newCategory(name: string, contents: string[] = []): Promise<string> {
  const { categoryId } = await makeCategory(host, { name, description: 'For the whole street' })
  if (contents.length > 0) await addItems(host, categoryId, contents)
  return categoryId
}

describe('the tags of a category', () => {
  const words = Array.from({ length: 30 }, (_, index) => `Word ${index + 1}`)

  it('PRE-11: have its name, count, first items and picture in the language of the request', async () => {
    const categoryId = await newCategory('Garden party', words)
    const path = `/categories/${categoryId}`
    const answer = await get(path)
    const { 'og:image': picture, 'server-config': _settings, ...tags } = tagsOf(answer)
    expect(tags).toEqual({
      TITLE: 'Garden party | BingoBoard',
      description: '30 items · Word 1 · Word 2 · Word 3 …',
      robots: 'noindex',
      'og:title': 'Garden party',
      'og:description': '30 items · Word 1 · Word 2 · Word 3 …',
      'og:type': 'website',
      'og:site_name': 'BingoBoard',
      'og:url': `${app.url}${path}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Garden party, a 5x5 bingo card',
      'twitter:card': 'summary_large_image',
    })
    expect(picture).toMatch(new RegExp(`^${app.url}/preview${path}\\.png\\?v=`))
    // The page is cached separately for each language.
    const french = await get(path, { 'accept-language': 'fr' })
    expect(tagsOf(french).description).toMatch(/^30 \p{L}+ · Word 1 · Word 2/u)
    expect([answer.headers['x-robots-tag'], french.headers['x-robots-tag']]).toEqual(['noindex', 'noindex'])
  })

  it('PRE-11: change with its items and its name, and so does its picture’s URL', async () => {
    const categoryId = await newCategory('Before')
    const path = `/categories/${categoryId}`
    const seen = [tagsOf(await get(path))]
    expect(seen[0]!.description).toBe('0 items')
    await addItems(host, categoryId, ['Only one'])
    seen.push(tagsOf(await get(path)))
    expect(seen[1]!.description).toBe('1 item · Only one …')
    await host.call('PATCH', `/api/categories/${categoryId}`, { name: 'After' })
    seen.push(tagsOf(await get(path)))
    expect(seen[2]!['og:title']).toBe('After')
    expect(new Set(seen.map((tags) => tags['og:image'])).size).toBe(3)
  })

  it('PRE-11: have a picture that is cached by version, and is a PNG of the usual size', async () => {
    const categoryId = await newCategory('Drawn', words)
    const address = tagsOf(await get(`/categories/${categoryId}`))['og:image']!
    const drawn = await fetch(address)
    expect([drawn.status, drawn.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    // The static picture, which replaces one that takes 15 s on a busy machine, would not be a PNG here.
    expect(pngSize(new Uint8Array(await drawn.arrayBuffer()))).toEqual({ width: 1200, height: 630 })
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=86400')
    const other = await fetch(address.replace(/v=.*/, 'v=1'))
    expect(other.headers.get('cache-control')).toBe('public, max-age=300')
    await host.call('DELETE', `/api/categories/${categoryId}`)
    expect((await fetch(address)).status).toBe(404)
  })

  it.each([`"><script>alert(1)</script>`, `' onload='alert(1)`, `$& $' &quot; &#34;`])(
    'PRE-11: escape %s in its name and in an item',
    async (name) => {
      const answer = await get(`/categories/${await newCategory(name, [name])}`)
      expect(tagsOf(answer)).toMatchObject({
        TITLE: `${name} | BingoBoard`,
        'og:title': name,
        description: `1 item · ${name} …`,
      })
      expect(headOf(answer)).not.toContain('alert(1)</script>')
    },
  )

  it('PRE-11: allow indexing of an official one', async () => {
    const [official] = OFFICIAL_CONTENT
    const answer = await get(`/categories/${official!.categoryId}`)
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('x-robots-tag')
    const tags = tagsOf(answer)
    expect(tags).not.toHaveProperty('robots')
    expect(tags['og:title']).toBe(official!.name)
    expect(tags.description).toContain(`${official!.items.length} items · `)
  })

  it('PRE-11: have no words and no picture if it is missing, deleted or taken down', async () => {
    const [deleted, removed] = [
      await newCategory('Secret plans', ['Secret word']),
      await newCategory('Secret words', ['Secret item']),
    ]
    const pictures = await Promise.all(
      [deleted, removed].map(async (id) => tagsOf(await get(`/categories/${id}`))['og:image']!),
    )
    await host.call('DELETE', `/api/categories/${deleted}`)
    await act(await adminOf(app), 'take-down', `${app.url}/categories/${removed}`)
    for (const [id, status] of [
      [deleted, 404],
      [removed, 410],
      ['aaaaaaaaaa', 404],
      ['movie', 404],
    ] as const) {
      const answer = await get(`/categories/${id}`)
      expect([id, answer.status, answer.headers['x-robots-tag']]).toEqual([id, status, 'noindex'])
      expect(tagsOf(answer)).toMatchObject({ TITLE: 'BingoBoard', robots: 'noindex' })
      expect(tagsOf(answer)).not.toHaveProperty('og:image')
      expect(answer.body).not.toContain('Secret')
    }
    const answers = await Promise.all(pictures.map((address) => fetch(address)))
    expect(answers.map(({ status }) => status)).toEqual([404, 410])
    for (const answer of answers) expect(await answer.text()).not.toContain('Secret')
  })
})
