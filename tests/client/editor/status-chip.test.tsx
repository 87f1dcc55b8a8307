import { render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { StatusChip, troubleOf } from '#client/features/card/components/status-chip.tsx'
import { writeStored } from '#client/lib/storage/storage.ts'
import { store } from '#client/lib/store.ts'
import { announced } from '#tests/support/announced.ts'
import { refuseStorage } from '#tests/support/refuse-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  writeStored('any', 1)
})

it.each([
  ['offline', 'Offline'],
  ['unsaved', 'Not saved'],
  ['log-in', 'Not saved'],
  ['read-only', 'Not saved'],
  ['signed-out', 'Signed out'],
  ['refused', 'Not saved'],
  ['failed', 'Not saved'],
  ['forbidden', 'Read only'],
  ['held', '2 changes not live yet'],
] as const)(
  'LIV-12: if nothing is stored, %s does not claim that a change is kept',
  async (status, words) => {
    refuseStorage()
    writeStored('any', 1)
    render(
      <Provider store={store}>
        <StatusChip status={status} waiting={2} />
      </Provider>,
    )
    expect(screen.getByText(words)).toBeVisible()
    if (status === 'held') return
    await waitFor(() => expect(announced()).toBe(troubleOf(status)))
    expect(announced()).not.toMatch(/\b(safe|kept)\b/)
  },
)
