import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectToast } from '#tests/support/toast.ts'
import { rememberSheets } from './print-page.tsx'
import { cards, fillFirstRow, FIVE, freshBrowser, openEditor, storedCard } from '../editor/editor-page.tsx'

beforeEach(() => void freshBrowser())

describe('printing from the editor', () => {
  const printDialog = () => screen.findByRole('dialog', { name: 'Download BingoBoard' })
  const sheets = () => [...document.querySelectorAll('.print-pages .sheet')]

  it('PRT-15: opens on shuffled sheets if the card is not empty; an unsaved card has no link there, and is asked for a title', async () => {
    rememberSheets(2, 'card')
    const { user } = await openEditor()
    const press = () => user.click(screen.getByRole('button', { name: 'Print Sheets' }))
    await press()
    await expectToast('Nothing to print yet', 'Fill some squares first.')
    expect(screen.queryByRole('dialog')).toBeNull()

    await fillFirstRow(user, ...FIVE)
    await press()
    const dialog = within(await printDialog())
    expect(dialog.getByRole('radio', { name: 'Shuffled sheets' })).toBeChecked()
    expect(dialog.getByRole('status')).toHaveTextContent(/^1 page/)
    expect(sheets()).toHaveLength(2)
    for (const word of FIVE) expect(sheets()[0]).toHaveTextContent(word)
    expect(sheets()[0]).toHaveTextContent('BingoBoard')
    expect(dialog.queryByRole('switch', { name: 'QR code and link' })).toBeNull()

    await user.type(dialog.getByRole('textbox', { name: 'What should we call it?' }), 'Bio 9b{Enter}')
    await waitFor(() => expect(sheets()[0]).toHaveTextContent('Bio 9b'))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Bio 9b')
    await press()
    expect(within(await printDialog()).queryByRole('textbox', { name: 'What should we call it?' })).toBeNull()
  })

  it('PRT-15: prints the link of a saved card on them, and the code of its version', async () => {
    rememberSheets(4)
    const card = storedCard(cards, { version: 7 })
    const { user } = await openEditor(`/create/${card.cardId}`)
    await user.click(screen.getByRole('button', { name: 'Print Sheets' }))
    await printDialog()
    await waitFor(() => expect(sheets()[2]).toHaveTextContent(`/play/${card.cardId}`))
    expect(sheets()[2]).toHaveTextContent('v7-3')
  })
})
