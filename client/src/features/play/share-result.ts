import { copyText } from '../../lib/copy-text.ts'
import { toast } from '../../lib/toast.ts'
import { fileName } from '../card/file-name.ts'
import { caption, resultAsEmoji, type Result } from './result.ts'

/** False on plain HTTP, which has no clipboard for images. */
export function canCopyPicture(): boolean {
  return 'ClipboardItem' in window && 'clipboard' in navigator && 'write' in navigator.clipboard
}

export async function copyPicture(picture: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })])
    toast({ title: 'Picture Copied', text: 'Paste it wherever you like.' })
  } catch {
    toast({ title: 'Copy Failed', text: 'Download the picture instead.', destructive: true })
  }
}

export async function copyEmoji(result: Result, link: string): Promise<void> {
  const copied = await copyText(resultAsEmoji(result, link))
  toast(
    copied
      ? { title: 'Result Copied', text: 'Paste it wherever you like.' }
      : { title: 'Copy Failed', text: 'Failed to copy the result. Please try again.', destructive: true },
  )
}

/** Opens the device's share sheet with the image, or with the emoji grid where files cannot be shared. */
export async function shareResult(result: Result, link: string, picture: Blob | undefined): Promise<void> {
  const files = picture
    ? [new File([picture], fileName(result.card.title, 'png'), { type: picture.type })]
    : []
  const takesFiles = files.length > 0 && navigator.canShare?.({ files })
  try {
    await navigator.share(
      takesFiles ? { files, text: caption(result, link) } : { text: resultAsEmoji(result, link) },
    )
  } catch (error) {
    // AbortError: the player closed the sheet.
    if (!(error instanceof Error && error.name === 'AbortError')) await copyEmoji(result, link)
  }
}
