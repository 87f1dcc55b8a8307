import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { toast } from '../lib/toast.ts'
import { Button } from './button.tsx'

const COPIED_MS = 2000

/** A link to pass on: to read, to select, to copy. */
export function ShareLinkField({ url, label = 'Link to this card' }: { url: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    if (!(await copyText(url))) {
      toast({ title: 'Copy Failed', text: 'Failed to copy link. Please try again.', destructive: true })
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
    toast({ title: 'Link Copied', text: 'Share link copied to clipboard!' })
  }

  return (
    <div className="share-link">
      <input aria-label={label} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Button variant="ink" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
