import { copyText } from '../lib/copy-text.ts'
import { toast, type Toast } from '../lib/toast.ts'

const DONE: Toast = { title: 'Link Copied', text: 'Share link copied to clipboard!' }
const FAILED: Toast = { title: 'Copy Failed', text: 'Failed to copy link. Please try again.' }

interface Outcomes {
  done?: Toast | undefined
  failed?: Toast | undefined
}

/**
 * Copies a link and shows the outcome.
 * @param outcomes other messages than the default ones
 * @returns whether it was copied
 */
export async function copyLink(url: string, { done = DONE, failed = FAILED }: Outcomes = {}) {
  const copied = await copyText(url)
  toast(copied ? done : { ...failed, destructive: true })
  return copied
}
