import { basics } from '#messages/basics.ts'
import { copyText } from '../lib/copy-text.ts'
import { toast, type Toast } from '../lib/toast.ts'

export interface CopyMessages {
  /** The message when it is copied. */
  copied?: Toast | undefined
  /** The message when it can't be copied. */
  failed?: Toast | undefined
}

/**
 * Copies a link, or another text, and shows the outcome.
 * @param messages other than those about a link
 * @returns whether it was copied
 */
export async function copyLink(url: string, { copied, failed }: CopyMessages = {}) {
  const isCopied = await copyText(url)
  toast(
    isCopied
      ? (copied ?? { title: basics.linkCopied, text: basics.linkCopiedText })
      : {
          ...(failed ?? { title: basics.copyFailed, text: basics.linkNotCopied }),
          destructive: true,
        },
  )
  return isCopied
}
