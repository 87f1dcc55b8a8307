import type { LucideIcon } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLazy } from '../lib/lazy/use-lazy.ts'
import { IconButton } from './icon-button.tsx'

/** The props of an open menu. */
export interface OpenMenu {
  buttonId: string
  onClose: () => void
}

/** Provides the props of a button that opens and closes a menu below it, and the props of the menu. */
export function useMenuButton() {
  const [isOpen, setOpen] = useState(false)
  const buttonId = useId()
  const onClose = () => setOpen(false)
  return {
    isOpen,
    menu: { buttonId, onClose } satisfies OpenMenu,
    button: {
      id: buttonId,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: () => setOpen(!isOpen),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpen(true)
      },
    } as const,
  }
}

interface Props<Module> {
  label: string
  icon: LucideIcon
  /** Must be the same function on every render. */
  load: () => Promise<Module>
  /** Called if the button was pressed and the menu's code fails to load. */
  onMissing?: () => void
  children: (code: Module, menu: OpenMenu) => ReactNode
}

/** A menu below an icon button. Its code loads on the first use of the page; an earlier press opens it once loaded. */
export function LazyMenu<Module>({ label, icon: Icon, load, onMissing, children }: Props<Module>) {
  const { isOpen, menu, button } = useMenuButton()
  const code = useLazy(load, {
    when: isOpen ? 'now' : 'used',
    onMissing: () => {
      menu.onClose()
      onMissing?.()
    },
  })
  return (
    <>
      <IconButton label={label} {...button}>
        <Icon />
      </IconButton>
      {code && isOpen && children(code, menu)}
    </>
  )
}
