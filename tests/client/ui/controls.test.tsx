import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { prepareAnnouncements } from '#client/lib/announce.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { announced } from '#tests/support/announced.ts'

it('UI-28: a dialog whose field gets the focus first tells Orca its name in Firefox on Linux', async () => {
  const dialog = (
    <Dialog title="Share" onClose={() => undefined}>
      <Field label="Name">{(control) => <TextInput {...control} defaultValue="Road trip" />}</Field>
    </Dialog>
  )
  const focused = () => waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  const other = render(dialog)
  await focused()
  other.unmount()
  vi.stubGlobal('mozInnerScreenX', 0)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64; rv:153.0)')
  render(dialog)
  await focused()
  await waitFor(() => expect(announced()).toBe('Share. Name'))
})

it.each([
  ['a tab, which Orca reads alone', <button key="first" role="tab" aria-selected="true" />, 'Share'],
  ['a choice, before which Orca reads the dialog', <input key="first" type="radio" aria-label="3x3" />, ''],
])('UI-28: a dialog that starts with %s is named once', async (_what, first, words) => {
  vi.stubGlobal('mozInnerScreenX', 0)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64; rv:153.0)')
  prepareAnnouncements()
  render(
    <Dialog title="Share" onClose={() => undefined}>
      {first}
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByRole(first.type === 'input' ? 'radio' : 'tab')).toHaveFocus())
  await new Promise((heard) => setTimeout(heard, 300))
  expect(announced()).toBe(words)
})

describe('a dialog', () => {
  function Page({ alert = false }: { alert?: boolean }) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Ask</button>
        <Dialog
          alert={alert}
          open={open}
          onClose={() => setOpen(false)}
          title="Are you sure?"
          description="It is gone then."
        >
          <button>Inside</button>
        </Dialog>
      </>
    )
  }
  async function open(alert: boolean) {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<Page alert={alert} />)
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    const dialog = screen.getByRole(alert ? 'alertdialog' : 'dialog', { name: 'Are you sure?' })
    expect(dialog).toHaveAccessibleDescription('It is gone then.')
    return { user, dialog }
  }
  const closed = () => waitFor(() => expect(screen.queryByText('Are you sure?')).toBeNull())

  it.each([
    ['a dialog', false],
    ['an alert dialog', true],
  ])('EDIT-3 CARD-16: traps the focus if it is %s, and returns it after Escape', async (_what, alert) => {
    const { user, dialog } = await open(alert)
    for (let presses = 0; presses < 3; presses++) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
      await user.tab()
    }
    await user.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  })

  it('EDIT-3: is closed by its close button and by a press outside', async () => {
    const { user } = await open(false)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await closed()
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    await user.click(document.querySelector('.dialog-scrim')!)
    await closed()
  })

  it('EDIT-3: stays open when a correction is pressed that a browser extension shows on top of the page', async () => {
    const { user, dialog } = await open(false)
    const correction = document.createElement('grammarly-popups')
    document.documentElement.append(correction)
    await user.click(correction)
    correction.remove()
    expect(dialog).toBeVisible()
  })

  it('CARD-16: has no close button and stays open after a press outside if it is an alert dialog', async () => {
    const { user, dialog } = await open(true)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.click(document.querySelector('.dialog-scrim')!)
    expect(dialog).toBeVisible()
  })
})
