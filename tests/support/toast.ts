import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

const shown = () => document.querySelector<HTMLElement>('.toast')

/** Returns the visible text, without the full stops that are for screen readers only. */
function visibleWords(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('.sr-only') ?? []) hidden.remove()
  return copy?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}

/** Waits until the toast has this title, and this text if given, and can be pressed. */
export async function expectToast(title: string, text = ''): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = shown()
    expect(visibleWords(toast)).toContain(title + text)
    // Radix enables pointer events in its toast region one render after a toast appears.
    expect(toast!.closest('[role="region"]')).not.toHaveStyle({ pointerEvents: 'none' })
    return toast!
  })
}

export function noToast(): void {
  expect(shown()).toBeNull()
}
