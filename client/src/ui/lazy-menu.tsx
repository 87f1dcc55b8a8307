import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { useLazy } from '../lib/use-lazy.ts'
import { IconButton } from './icon-button.tsx'

/** What the loaded menu needs to replace the button that was there before it. */
export interface LazyMenuProps {
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Props<Module> {
  label: string
  icon: LucideIcon
  /** The same function at every render. */
  load: () => Promise<Module>
  /** Called when a press waits for the menu and its code fails to load. */
  onMissing?: () => void
  /** Receives the button, the loaded menu's own later. */
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: (code: Module, menu: LazyMenuProps) => ReactNode
}

/** A menu under an icon. Its code loads while the page is idle; a press before that opens it once it is loaded. */
export function LazyMenu<Module>({ label, icon: Icon, load, onMissing, buttonRef, children }: Props<Module>) {
  const [open, setOpen] = useState(false)
  const ownRef = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? ownRef
  const hadFocus = useRef(false)
  const code = useLazy(load, {
    when: open ? 'now' : 'idle',
    onMissing: () => {
      setOpen(false)
      onMissing?.()
    },
  })
  useLayoutEffect(() => {
    // The loaded menu has rendered a button of its own in place of the focused one.
    if (code && hadFocus.current) button.current?.focus()
  }, [code, button])
  // The menu may load and replace the button between a press and its click; the click then never arrives. So the press
  // itself opens, as it does on the menu's own button.
  function press(event: PointerEvent): void {
    if (event.button !== 0 || event.ctrlKey) return
    // Focus that reaches the button after the menu has opened would close it again.
    event.preventDefault()
    setOpen(true)
  }
  const shared = { ref: button, label, children: <Icon aria-hidden="true" /> }
  if (code) return children(code, { trigger: <IconButton {...shared} />, open, onOpenChange: setOpen })
  return (
    <IconButton
      {...shared}
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
      onPointerDown={press}
      onClick={() => setOpen(true)}
    />
  )
}
