import { copyText } from './copy-text.ts'
import { toast } from './toast.ts'

/**
 * Copies a link and says whether that worked.
 * @returns whether it is on the clipboard now
 */
export async function copyLink(url: string): Promise<boolean> {
  const copied = await copyText(url)
  toast(
    copied
      ? { title: 'Link Copied', text: 'Share link copied to clipboard!' }
      : { title: 'Copy Failed', text: 'Failed to copy link. Please try again.', destructive: true },
  )
  return copied
}
