import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

const shown = () => document.querySelector<HTMLElement>('.toast')

/** The words that a user sees: the stops between them are for screen readers. */
function visibleWords(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('.sr-only') ?? []) hidden.remove()
  return copy?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}

/** Waits until the toast has this title, this text if one is given, and lets presses through. */
export async function expectToast(title: string, text = ''): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = shown()
    expect(visibleWords(toast)).toContain(title + text)
    // Radix lets presses through to its region of toasts one render after a toast appears.
    expect(toast!.closest('[role="region"]')).not.toHaveStyle({ pointerEvents: 'none' })
    return toast!
  })
}

export function noToast(): void {
  expect(shown()).toBeNull()
}
