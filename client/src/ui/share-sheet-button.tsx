import { Share2 } from 'lucide-react'
import { basics } from '#messages/basics.ts'
import { copyLink } from './copy-link.ts'
import type { Toast } from '../lib/toast.ts'
import { Button, type ButtonLook } from './button.tsx'

interface ShareSheetButtonProps extends ButtonLook {
  /** The text shared with the link. */
  text: string
  url: string
  /** The message when the link can be neither shared nor copied. */
  failed?: Toast | undefined
}

/** Opens the device's share sheet. If there is none, or it fails, the link is copied. */
export async function openShareSheet({
  text,
  url,
  failed,
}: Pick<ShareSheetButtonProps, 'text' | 'url' | 'failed'>): Promise<void> {
  try {
    await navigator.share({ title: text, text, url })
  } catch (error) {
    // Closing the sheet isn't an error.
    if (!(error instanceof Error && error.name === 'AbortError')) await copyLink(url, { failed })
  }
}

/** A button for the device's share sheet. Renders nothing if there is none. */
export function ShareSheetButton({ text, url, failed, ...look }: ShareSheetButtonProps) {
  if (!('share' in navigator)) return null
  return (
    <Button variant="outlined" {...look} onClick={() => void openShareSheet({ text, url, failed })}>
      <Share2 />
      <span>{basics.share}</span>
    </Button>
  )
}
