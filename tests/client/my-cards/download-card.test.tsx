import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf } from '#shared/rules/card-changes.ts'
import { createCardBody } from '#shared/schemas/card.ts'
import { writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import { hasCards, mine, openMyCards, openTileMenu } from './my-cards-page.tsx'

const api = useFreshPage(MO)
let saved: { name: string; file: Blob }[]
beforeEach(() => {
  saved = []
  let file: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    file = given as Blob
    return 'blob:card'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file })
  })
})

async function download(name: string): Promise<unknown> {
  const { user } = await openMyCards()
  await openTileMenu(user, name)
  await user.click(await screen.findByRole('menuitem', { name: 'Download as JSON' }))
  return JSON.parse(await saved[0]!.file.text()) as unknown
}

describe('Download as JSON', () => {
  it('DATA-4: saves what the author decides of a card, under its title, in a form that can be imported', async () => {
    const card = mine({ title: 'Road/trip: "2026"', theme: 'purple' })
    hasCards(api.current, [card])
    const content = await download('Road/trip: "2026"')
    expect(saved[0]?.name).toBe('Road trip 2026.json')
    expect(content).toEqual(contentOf(card))
    expect(createCardBody.safeParse(content).success).toBe(true)
    expect(await saved[0]!.file.text()).toContain('\n  "title": ')
  })

  it('DATA-4: saves a temporary card too', async () => {
    hasCards(api.current, [])
    const content = contentOf(mine({ title: 'Kept here' }))
    writeTemporary('temp-1700000000000-abc', content, 'savedAs000')
    expect(await download('Kept here')).toEqual(content)
  })
})
