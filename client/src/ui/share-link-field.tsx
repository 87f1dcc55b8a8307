import { basics } from '#messages/basics.ts'
import type { Toast } from '../lib/toast.ts'
import { CopyButton } from './copy-button.tsx'

interface ShareLinkFieldProps {
  url: string
  label?: string
  /** The message when the link has been copied. */
  copied?: Toast
  /** The message when the link can't be copied. */
  failed?: Toast
}

/** A link to share, which can be read, selected or copied. */
export function ShareLinkField({ url, label = basics.link, copied, failed }: ShareLinkFieldProps) {
  return (
    <div className="link-field">
      <input
        aria-label={label}
        dir="ltr"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={url} copied={copied} failed={failed} />
    </div>
  )
}
