import { copyText } from './copy-text.ts'
import { toast, type Toast } from './toast.ts'

const FAILED: Toast = { title: 'Copy Failed', text: 'Failed to copy link. Please try again.' }

/**
 * Copies a link and shows the outcome.
 * @param failed the message on failure
 * @returns whether it was copied
 */
export async function copyLink(url: string, failed = FAILED): Promise<boolean> {
  const copied = await copyText(url)
  toast(
    copied
      ? { title: 'Link Copied', text: 'Share link copied to clipboard!' }
      : { ...failed, destructive: true },
  )
  return copied
}
