import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { Button, type ButtonLook } from './button.tsx'
import { copyLink, type CopyMessages } from './copy-link.ts'

const COPIED_MS = 2000

interface CopyButtonProps extends ButtonLook, CopyMessages {
  /** The text to copy. Empty until it is known; pressing the button then does nothing. */
  text: string
  label?: string
  /** The id of the element whose name follows the label for screen readers, if a screen has several such buttons. */
  source?: string
}

/** A button that copies a text, and shows for 2 seconds that it did. */
export function CopyButton({
  text,
  label = basics.copy,
  source,
  variant = 'ink',
  size,
  ...messages
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const labelId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    if (text === '' || !(await copyLink(text, messages))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <Button
      variant={variant}
      {...(size && { size })}
      aria-labelledby={source && `${labelId} ${source}`}
      onClick={() => void copy()}
    >
      {isCopied ? <Check /> : <Copy />}
      <span id={labelId}>{isCopied ? basics.copied : label}</span>
    </Button>
  )
}
