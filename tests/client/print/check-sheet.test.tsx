import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CheckSheet } from '#client/features/print/components/check-sheet.tsx'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { findSheet, keepPrinted } from '#client/features/print/printed-versions.ts'
import { sheetCard } from '#shared/rules/sheets.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { newUser } from '#tests/support/user.ts'
import { rememberSheets, renderPrint } from './print-page.tsx'

const card = sampleCard({ version: 7 })

beforeEach(wantLessMotion)

const found = (code: string) => findSheet(card.cardId, code)
/** Returns the words of the displayed sheet, in reading order. */
const checked = (code: string) =>
  [...screen.getByRole('region', { name: `Sheet ${code}` }).querySelectorAll('.sheet-square')].map(
    (square) => square.textContent,
  )

describe('checking a sheet', () => {
  it('PRT-11: shows in a picture where the code is, and why there is nothing to show until there is', async () => {
    keepPrinted(card, 30)
    render(<CheckSheet cardId={card.cardId} />)
    const user = newUser()
    const field = screen.getByRole('textbox', { name: 'Sheet code' })
    const picture = () => document.querySelector('.sheet-code-picture')
    expect(picture()).toHaveTextContent('v7-17')
    await user.type(field, 'v7-999{Enter}')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(
      'Printed at the bottom of each sheet, like v7-17. Sheets are numbered from 1 to 60.',
    )
    expect(picture()).not.toBeNull()
    expect(screen.queryByRole('region')).toBeNull()
    await user.clear(field)
    await user.type(field, 'v7-30{Enter}')
    expect(field).toBeValid()
    expect(checked('v7-30')).toHaveLength(25)
    expect(picture()).toBeNull()
  })

  it('PRT-11: shows what was printed, even if the card has been edited since', async () => {
    rememberSheets(4)
    const { user, dialog, print, update } = renderPrint(card)
    const sheet = (await print())![1]!.sheets[0]!
    expect(sheet.foot).toMatch(/v7-3$/)
    update(editedCard(card, { 0: 'Edited', 1: 'Edited too' }, { title: 'Other title' }))
    await user.click(dialog.getByRole('tab', { name: 'Check a sheet' }))
    await user.type(dialog.getByRole('textbox', { name: 'Sheet code' }), ' V7 – 3 {Enter}')
    expect(checked('v7-3')).toEqual(sheet.words)
    expect(within(dialog.getByRole('region')).getByRole('heading')).toHaveTextContent('Stand-up bingo')
  })

  it('PRT-11 UPG-1: finds sheets printed before cards had More words, and one drawn from more words than squares', () => {
    keepPrinted(card, 30)
    const [printed] = JSON.parse(localStorage.getItem(`printed:${card.cardId}`)!) as [Record<string, unknown>]
    const { extra: _extra, pattern: _pattern, ...older } = printed
    localStorage.setItem(`printed:${card.cardId}`, JSON.stringify([older]))
    expect(found('v7-17')).toMatchObject({ sheet: { cells: sheetCard(card, 17).cells }, code: 'v7-17' })

    const rich = sampleCard({ version: 8, extra: ['More 1', 'More 2', 'More 3', 'More 4', 'More 5'] })
    keepPrinted(rich, 30)
    const { cells } = sheetCard(rich, 17)
    expect(found('v8-17')).toMatchObject({ sheet: { cells } })
    expect(cells.join()).toContain('More')
  })

  it('PRT-3 PRT-11: distinguishes prints of one version with other words by their codes, and shows the sheet of each', async () => {
    rememberSheets(2)
    const edited = editedCard(card, { 0: 'Not sent' })
    const unsent = { ...edited, version: 7 }
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card })
    const { print, update } = renderPrint(card)
    const codes = async () => (await print())![0]!.sheets.map(({ foot }) => /v\S+$/.exec(foot)![0])
    expect(await codes()).toEqual(['v7-1', 'v7-2'])
    update(unsent)
    expect(await codes()).toEqual(['v7b-1', 'v7b-2'])
    update({ ...unsent, title: 'Another' })
    expect(await codes()).toEqual(['v7c-1', 'v7c-2'])
    update(unsent)
    expect(await codes()).toEqual(['v7b-1', 'v7b-2'])
    expect(found('v7-1')).toMatchObject({ sheet: { cells: sheetCard(card, 1).cells } })
    expect(found('v7b-1')).toMatchObject({ sheet: { cells: sheetCard(unsent, 1).cells }, code: 'v7b-1' })
    expect(found('v7d-1')).toHaveProperty('problem')
    // A card with unsent edits does not get the code of the server's version, even if it is the first to be printed.
    localStorage.removeItem(`printed:${card.cardId}`)
    update({ ...unsent })
    expect(await codes()).toEqual(['v7b-1', 'v7b-2'])
  })

  it.each([
    ['', 'Enter the code printed on the sheet.'],
    ['seventeen', 'A code looks like v7-17.'],
    ['v7-0', 'Sheets are numbered from 1 to 60.'],
    ['v7-61', 'Sheets are numbered from 1 to 60.'],
    ['v6-2', 'This sheet was printed on another device. Check it there.'],
    ['v7-31', 'This device printed sheets 1 to 30 of this version.'],
  ])('PRT-11 PRT-4: says why there is nothing to show for %j', (code, problem) => {
    keepPrinted(card, 30)
    keepPrinted(sampleCard({ cardId: 'otherCard1', version: 6 }), 30)
    expect(found(code)).toEqual({ problem })
  })

  it('PRT-11: finds the last five prints, and one printed again with the largest number of sheets', () => {
    for (const version of [1, 2, 3, 4, 5, 6]) keepPrinted(sampleCard({ version }), 10)
    keepPrinted(sampleCard({ version: 2 }), 4)
    expect(found('v1-1')).toHaveProperty('problem')
    for (const version of [2, 3, 4, 5, 6])
      expect(found(`v${version}-10`)).toHaveProperty('code', `v${version}-10`)
  })
})
