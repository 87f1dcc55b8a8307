import { useState } from 'react'
import { showFailure } from '../show-refusal.ts'

/**
 * A button's action that takes a while.
 * @param failed title of the toast if it fails
 * @param unexplained text of that toast where the error has none
 * @returns the properties of the button
 */
export function useAction(action: () => Promise<void>, failed: string, unexplained?: string) {
  const [pending, setPending] = useState(false)
  async function run(): Promise<void> {
    setPending(true)
    try {
      await action()
    } catch (error) {
      showFailure(failed, error, unexplained)
    } finally {
      setPending(false)
    }
  }
  return { pending, onClick: () => void run() }
}
