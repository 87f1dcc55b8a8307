import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { press } from './editor-page.tsx'

export const dialog = () => within(screen.getByRole('dialog', { name: 'Paste a List' }))
export const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()
export const list = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'List' })
/** Returns the words of the squares as the dialog shows them. */
export const squaresShown = () =>
  [...document.querySelectorAll('[role="dialog"] .cell:not(.free) .words')].map((words) => words.textContent)

/** Opens the dialog by its Quick Action and pastes a text into its field. */
export async function enter(user: UserEvent, text: string): Promise<void> {
  await user.click(press('Paste a List'))
  await user.click(list())
  await user.paste(text)
}
