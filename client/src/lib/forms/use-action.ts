import { useState } from 'react'
import { showFailure } from '../show-refusal.ts'

/**
 * Runs a button's asynchronous action.
 * @param failed the title of the toast if the action fails
 * @param unexplained the text of that toast if the error has none
 * @returns the props of the button
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
