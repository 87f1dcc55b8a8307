import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { announced } from '#tests/support/announced.ts'
import { newUser } from '#tests/support/user.ts'

describe('settings', () => {
  it('EDIT-5: a strip of choices is one group, moved by arrow keys, and one of them is chosen', async () => {
    const user = newUser()
    const chosen: number[] = []
    function Sizes() {
      const [size, setSize] = useState(5)
      const options = [3, 4, 5].map((value) => ({ value, label: `${value}x${value}` }))
      const choose = (value: number) => {
        chosen.push(value)
        setSize(value)
      }
      return <Segmented legend="Grid size" options={options} value={size} onChange={choose} />
    }
    render(<Sizes />)
    expect(screen.getByRole('group', { name: 'Grid size' })).toBeVisible()
    await user.tab()
    expect(screen.getByRole('radio', { name: '5x5' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    await user.click(screen.getByRole('radio', { name: '3x3' }))
    expect(chosen).toEqual([4, 3])
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('3x3')
  })

  it('EDIT-5: a switch says whether it is on, is toggled by its label and by Space, and not while it is disabled', async () => {
    const user = newUser()
    const onChange = vi.fn()
    const { rerender } = render(<Switch label="Free space" checked={false} onChange={onChange} />)
    expect(screen.getByRole('switch', { name: 'Free space' })).not.toBeChecked()
    await user.click(screen.getByText('Free space'))
    expect(onChange.mock.calls).toEqual([[true]])
    rerender(<Switch label="Free space" checked onChange={onChange} />)
    expect(screen.getByRole('switch', { name: 'Free space' })).toBeChecked()
    screen.getByRole('switch').focus()
    await user.keyboard(' ')
    expect(onChange.mock.calls).toEqual([[true], [false]])
    rerender(<Switch label="Free space" checked onChange={onChange} disabled />)
    await user.click(screen.getByText('Free space'))
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})

describe('a dialog', () => {
  it('UI-28: says its name to Orca, in Firefox on Linux, where a field has the focus first', async () => {
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
})

describe('a field', () => {
  it('ACC-11: connects its label, its hint and its message with the control', () => {
    const field = (error?: string) => (
      <Field label="Username" hint="3 to 20 letters" error={error}>
        {(control) => <TextInput {...control} />}
      </Field>
    )
    const { rerender } = render(field())
    const input = screen.getByLabelText('Username')
    expect(input).toBeValid()
    expect(input).toHaveAccessibleDescription('3 to 20 letters')
    rerender(field('Too short'))
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('3 to 20 letters Too short')
  })
})

describe('a pending button', () => {
  it('ACC-11: keeps the focus, cannot be pressed again, and submits no form', async () => {
    const user = newUser()
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" pending={pending} pendingLabel="Saving..." onClick={onClick}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await user.click(screen.getByRole('button'))
    rerender(form(true))
    expect(screen.getByRole('button')).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
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
  ])('EDIT-3 CARD-16: %s holds the focus, and Escape gives it back', async (_what, alert) => {
    const { user, dialog } = await open(alert)
    for (let presses = 0; presses < 3; presses++) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
      await user.tab()
    }
    await user.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  })

  it('EDIT-3: closes by its cross, and by a press outside', async () => {
    const { user } = await open(false)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await closed()
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    await user.click(document.querySelector('.dialog-scrim')!)
    await closed()
  })

  it('CARD-16: an alert dialog has no cross and stays when something outside is pressed', async () => {
    const { user, dialog } = await open(true)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.click(document.querySelector('.dialog-scrim')!)
    expect(dialog).toBeVisible()
  })
})
