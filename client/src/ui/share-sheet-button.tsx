import { Share2 } from 'lucide-react'
import { copyLink } from './copy-link.ts'
import type { Toast } from '../lib/toast.ts'
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx'

interface ShareSheetButtonProps {
  /** The text shared with the link. */
  text: string
  url: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** The message when the link can be neither shared nor copied. */
  failed?: Toast
}

/** Opens the device's share sheet; renders nothing without one. */
export function ShareSheetButton({ text, url, failed, ...look }: ShareSheetButtonProps) {
  async function openShareSheet() {
    try {
      await navigator.share({ title: text, text, url })
    } catch (error) {
      // Closing the sheet isn't an error.
      if (!(error instanceof Error && error.name === 'AbortError')) await copyLink(url, { failed })
    }
  }

  if (!('share' in navigator)) return null
  return (
    <Button variant="outlined" {...look} onClick={() => void openShareSheet()}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  )
}
