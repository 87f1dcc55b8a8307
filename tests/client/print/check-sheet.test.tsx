import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepPrinted } from '#client/features/print/printed-versions.ts'
import { sheetCard } from '#shared/rules/sheets.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { push } from '../play/play-page.tsx'
import { openPrint, rememberSheets } from './print-page.ts'

const card = sampleCard({ version: 7 })

beforeEach(wantLessMotion)

async function openCheck(shown = card) {
  const opened = await openPrint(shown)
  await opened.user.click(opened.dialog.getByRole('tab', { name: 'Check a sheet' }))
  const field = opened.dialog.getByRole('textbox', { name: 'Sheet code' })
  const check = async (code: string) => {
    await opened.user.clear(field)
    await opened.user.type(field, `${code}{Enter}`)
  }
  return { ...opened, field, check }
}

/** The words of the sheet that is shown, in reading order. */
const checked = (code: string) =>
  [
    ...within(screen.getByRole('dialog'))
      .getByRole('region', { name: `Sheet ${code}` })
      .querySelectorAll('.sheet-square'),
  ].map((square) => square.textContent)

describe('checking a sheet', () => {
  it('PRT-11: a picture shows where the code is, until a sheet is found', async () => {
    keepPrinted(card, 30)
    const { field, check } = await openCheck()
    const picture = () => screen.getByRole('dialog').querySelector('.sheet-code-picture')
    expect(picture()).toHaveTextContent('v7-17')
    await check('v7-999')
    expect(field).toBeInvalid()
    expect(picture()).not.toBeNull()
    await check('v7-1')
    expect(checked('v7-1')).toHaveLength(25)
    expect(picture()).toBeNull()
  })

  it('PRT-11: shows what was printed, even if the card has been edited since', async () => {
    rememberSheets(4)
    const { user, dialog, print, openDialog } = await openPrint(card)
    const sheet = (await print())![1]!.sheets[0]!
    expect(sheet.foot).toMatch(/v7-3$/)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    push(editedCard(card, { 0: 'Edited', 1: 'Edited too' }, { title: 'Other title' }))
    const again = await openDialog()
    await user.click(again.getByRole('tab', { name: 'Check a sheet' }))
    await user.type(again.getByRole('textbox', { name: 'Sheet code' }), ' V7 – 3 {Enter}')
    expect(checked('v7-3')).toEqual(sheet.words)
    expect(within(again.getByRole('region')).getByRole('heading')).toHaveTextContent('Stand-up bingo')
  })

  it('PRT-11 UPG-1: shows what was printed before cards had more words, as it was', async () => {
    keepPrinted(card, 30)
    const [printed] = JSON.parse(localStorage.getItem(`printed:${card.cardId}`)!) as [Record<string, unknown>]
    const { extra: _extra, pattern: _pattern, ...older } = printed
    localStorage.setItem(`printed:${card.cardId}`, JSON.stringify([older]))
    const { check } = await openCheck(sampleCard({ version: 9, extra: ['One more'] }))
    await check('v7-17')
    expect(checked('v7-17')).toEqual(sheetCard(card, 17).cells.with(12, 'FREE'))
  })

  it('PRT-11: shows a sheet that was drawn from more words than squares', async () => {
    const rich = sampleCard({ version: 8, extra: ['More 1', 'More 2', 'More 3', 'More 4', 'More 5'] })
    keepPrinted(rich, 30)
    const { check } = await openCheck({ ...rich, version: 9, extra: [] })
    await check('v8-17')
    expect(checked('v8-17')).toEqual(sheetCard(rich, 17).cells.with(12, 'FREE'))
    expect(checked('v8-17').join()).toContain('More')
  })

  it('PRT-11 PRT-4: says why there is nothing to show, until there is', async () => {
    keepPrinted(card, 30)
    const { field, check, dialog } = await openCheck()
    for (const [code, problem] of [
      ['', 'Enter the code printed on the sheet.'],
      ['seventeen', 'A code looks like v7-17.'],
      ['v7-0', 'Sheets are numbered from 1 to 60.'],
      ['v7-61', 'Sheets are numbered from 1 to 60.'],
      ['v6-2', 'This sheet was printed on another device. Check it there.'],
      ['v7-31', 'This device printed sheets 1 to 30 of this version.'],
    ] as const) {
      await check(code)
      expect(field, code).toBeInvalid()
      expect(field).toHaveAccessibleDescription(`Printed at the bottom of each sheet, like v7-17. ${problem}`)
      expect(dialog.queryByRole('region'), code).toBeNull()
    }
    await check('v7-30')
    expect(field).toBeValid()
    expect(checked('v7-30')).toHaveLength(25)
  })

  it('PRT-11: a sheet of another card is not found', async () => {
    keepPrinted(sampleCard({ cardId: 'otherCard1', version: 7 }), 30)
    const { field, check } = await openCheck()
    await check('v7-1')
    expect(field).toBeInvalid()
  })

  it('PRT-11: five versions are kept, a version printed again with the most sheets it had', async () => {
    for (const version of [1, 2, 3, 4, 5, 6]) keepPrinted(sampleCard({ version }), 10)
    keepPrinted(sampleCard({ version: 2 }), 4)
    const { field, check } = await openCheck()
    await check('v1-1')
    expect(field).toBeInvalid()
    for (const version of [2, 3, 4, 5, 6]) {
      await check(`v${version}-10`)
      expect(checked(`v${version}-10`)).toHaveLength(25)
    }
  })
})
