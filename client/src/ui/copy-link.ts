import { basics } from '#messages/basics.ts'
import { copyText } from '../lib/copy-text.ts'
import { toast, type Toast } from '../lib/toast.ts'

interface Outcomes {
  done?: Toast | undefined
  failed?: Toast | undefined
}

/**
 * Copies a link, or another text, and shows the outcome.
 * @param outcomes messages other than those about a link
 * @returns whether it was copied
 */
export async function copyLink(url: string, { done, failed }: Outcomes = {}) {
  const copied = await copyText(url)
  toast(
    copied
      ? (done ?? { title: basics.linkCopied, text: basics.linkCopiedText })
      : {
          ...(failed ?? { title: basics.copyFailed, text: basics.linkNotCopied }),
          destructive: true,
        },
  )
  return copied
}
