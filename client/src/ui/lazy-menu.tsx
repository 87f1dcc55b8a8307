import type { LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode, type RefObject } from 'react'
import { useLazy } from '../lib/lazy/use-lazy.ts'
import { IconButton } from './icon-button.tsx'

/** The props that the loaded menu gets from its button, which renders first. */
export interface LazyMenuProps {
  /** The element's id. */
  buttonId: string
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
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: (code: Module, menu: LazyMenuProps) => ReactNode
}

/**
 * A menu under an icon. Its code loads while the page is idle; a press before that opens it once it is loaded. The
 * button stays the same element when the code arrives, so that neither a press nor the focus is lost.
 */
export function LazyMenu<Module>({ label, icon: Icon, load, onMissing, buttonRef, children }: Props<Module>) {
  /** Undefined until its button is used: a list has one in each of its rows. */
  const [open, setOpen] = useState<boolean>()
  const buttonId = useId()
  const code = useLazy(load, {
    when: open ? 'now' : 'idle',
    onMissing: () => {
      setOpen(false)
      onMissing?.()
    },
  })
  return (
    <span className="relative grid flex-none">
      <IconButton
        ref={buttonRef}
        id={buttonId}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open ?? false}
        onFocus={() => setOpen((open) => open ?? false)}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon aria-hidden="true" />
      </IconButton>
      {code && open !== undefined && children(code, { buttonId, open, onOpenChange: setOpen })}
    </span>
  )
}
