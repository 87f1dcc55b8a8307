import { Share2 } from 'lucide-react'
import { copyLink } from '../lib/copy-link.ts'
import type { Toast } from '../lib/toast.ts'
import { Button } from './button.tsx'

interface ShareSheetButtonProps {
  /** What is said beside the link. */
  text: string
  url: string
  /** What is said where the link could be neither shared nor copied. */
  failed?: Toast
}

/** Opens the phone's own share sheet; nothing where there is none. */
export function ShareSheetButton({ text, url, failed }: ShareSheetButtonProps) {
  async function openShareSheet() {
    try {
      await navigator.share({ title: text, text, url })
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof Error && error.name === 'AbortError')) await copyLink(url, failed)
    }
  }

  if (!('share' in navigator)) return null
  return (
    <Button variant="outlined" onClick={() => void openShareSheet()}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  )
}
