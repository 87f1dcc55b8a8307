import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShareLinkField } from '#client/ui/share-link-field.tsx'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'

const LINK = 'http://localhost:3000/play/sampleCard'
beforeEach(() => {
  vi.useFakeTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const label = () => screen.getByRole('button').textContent

async function press(copied: boolean) {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  if (copied) writeText.mockResolvedValue()
  else writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button'))
  await pass(0)
  return writeText
}

describe('the link to share', () => {
  it('EDIT-7: can be read and selected, but not changed; a failed copy shows a message, and never a confirmation', async () => {
    render(<ShareLinkField url={LINK} />)
    const link = screen.getByLabelText<HTMLInputElement>('Link to this card')
    expect(link).toHaveValue(LINK)
    expect(link).toHaveAttribute('readonly')
    act(() => link.focus())
    expect(link.value.slice(link.selectionStart!, link.selectionEnd!)).toBe(LINK)
    await press(false)
    expect(label()).toBe('Copy')
    expect(store.get(toastAtom)).toMatchObject({
      title: 'Copy Failed',
      text: 'Failed to copy link. Please try again.',
      destructive: true,
    })
  })

  it('EDIT-7: is copied, which is confirmed for 2 seconds after the last press', async () => {
    render(<ShareLinkField url={LINK} />)
    expect(label()).toBe('Copy')
    expect((await press(true)).mock.calls).toEqual([[LINK]])
    expect(label()).toBe('Copied')
    expect(store.get(toastAtom)).toMatchObject({
      title: 'Link Copied',
      text: 'Share link copied to clipboard!',
    })
    await pass(1500)
    await press(true)
    await pass(1999)
    expect(label()).toBe('Copied')
    await pass(1)
    expect(label()).toBe('Copy')
  })
})
