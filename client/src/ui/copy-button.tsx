import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { basics } from '#messages/basics.ts'
import type { Toast } from '../lib/toast.ts'
import { Button, type ButtonLook } from './button.tsx'
import { copyLink } from './copy-link.ts'

const COPIED_MS = 2000

interface CopyButtonProps extends ButtonLook {
  /** Copied as it is. Empty until it is known: a press does nothing then. */
  text: string
  label?: string
  /** The message when it is copied. */
  copied?: Toast | undefined
  /** The message when it can't be copied. */
  failed?: Toast | undefined
}

/** Copies a text, and says so for 2 seconds. */
export function CopyButton({
  text,
  label = basics.copy,
  variant = 'ink',
  size,
  copied,
  failed,
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    if (text === '' || !(await copyLink(text, { done: copied, failed }))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <Button variant={variant} {...(size && { size })} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span>{isCopied ? basics.copied : label}</span>
    </Button>
  )
}
