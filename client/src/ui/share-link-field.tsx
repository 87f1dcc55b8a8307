import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyLink } from './copy-link.ts'
import type { Toast } from '../lib/toast.ts'
import { Button } from './button.tsx'

const COPIED_MS = 2000

interface ShareLinkFieldProps {
  url: string
  label?: string
  /** The message when it is copied. */
  copied?: Toast
  /** The message when it can't be copied. */
  failed?: Toast
}

/** A link to share: to read, select or copy. */
export function ShareLinkField({
  url,
  label = 'Link to this card',
  copied: done,
  failed,
}: ShareLinkFieldProps) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    if (!(await copyLink(url, { done, failed }))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <div className="share-link">
      <input aria-label={label} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Button variant="ink" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  )
}
