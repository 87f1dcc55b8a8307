import * as Radix from '@radix-ui/react-dropdown-menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import '../styles/later.css'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  /** Stands above the rows: who is signed in. */
  head?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Rows of things to do, on a sheet under its button. */
export function Menu({ trigger, head, open, onOpenChange, children }: MenuProps) {
  return (
    <Radix.Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 min-w-56 rounded-panel border-2 border-text bg-cell p-1.5 text-text"
        >
          {head !== undefined && <Radix.Label className="px-3 pt-2 pb-3">{head}</Radix.Label>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon: LucideIcon
  onSelect?: ((event: Event) => void) | undefined
  disabled?: boolean
  danger?: boolean
  /** A link in the place of the row's own element. */
  asChild?: (content: ReactNode) => ReactNode
  children: ReactNode
}

const ROW =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 font-semibold outline-none! shadow-none! data-[disabled]:opacity-45 data-[highlighted]:bg-text data-[highlighted]:text-cell'

export function MenuItem({ icon: Icon, onSelect, disabled, danger, asChild, children }: MenuItemProps) {
  const content = (
    <>
      <Icon aria-hidden="true" />
      {children}
    </>
  )
  return (
    <Radix.Item
      className={`${ROW} ${danger ? 'text-danger data-[highlighted]:bg-danger data-[highlighted]:text-on-danger' : ''}`}
      asChild={asChild !== undefined}
      {...(onSelect && { onSelect })}
      {...(disabled !== undefined && { disabled })}
    >
      {asChild ? asChild(content) : content}
    </Radix.Item>
  )
}
