import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

const shown = () => document.querySelector<HTMLElement>('.toast')

/** Waits until the toast has this title, this text if one is given, and lets presses through. */
export async function expectToast(title: string, text = ''): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = shown()
    expect(toast).toHaveTextContent(title + text)
    // Radix lets presses through to its region of toasts one render after a toast appears.
    expect(toast!.closest('[role="region"]')).not.toHaveStyle({ pointerEvents: 'none' })
    return toast!
  })
}

export function noToast(): void {
  expect(shown()).toBeNull()
}
