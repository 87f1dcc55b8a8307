import { basics } from '#messages/basics.ts'
import { CopyButton } from './copy-button.tsx'
import type { CopyMessages } from './copy-link.ts'

interface ShareLinkFieldProps extends CopyMessages {
  url: string
  label?: string
}

/** A link to share, which can be read, selected or copied. */
export function ShareLinkField({ url, label = basics.link, ...messages }: ShareLinkFieldProps) {
  return (
    <div className="link-field">
      <input
        aria-label={label}
        dir="ltr"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={url} {...messages} />
    </div>
  )
}
