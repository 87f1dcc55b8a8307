import * as Radix from '@radix-ui/react-dropdown-menu'
import type { LucideIcon } from 'lucide-react'
import { createContext, useContext, useRef, type ReactNode } from 'react'
import { basics } from '#messages/basics.ts'
import type { LazyMenuProps } from './lazy-menu.tsx'
import { Link } from './link.tsx'

/** Receives an action to run after the menu has closed. */
const OnClosed = createContext<(then: () => void) => void>(() => undefined)

interface OwnButton {
  /** The button that opens it. */
  trigger: ReactNode
}

type MenuProps = (OwnButton | LazyMenuProps) & {
  /** Above the rows: the signed-in user. */
  head?: ReactNode
  /** Rendered next to its button instead of at the end of the document, if no ancestor clips it. */
  inPlace?: boolean
  children: ReactNode
}

/** A menu of actions under its button: its own, or one that was there before the menu's code (`LazyMenu`). */
export function Menu({ head, inPlace = false, children, ...opener }: MenuProps) {
  const lazy = 'buttonId' in opener ? opener : undefined
  const then = useRef<() => void>(undefined)
  function giveFocusBack(event: Event): void {
    // An action that navigated to another screen has moved the focus there.
    const isFocusElsewhere = document.activeElement !== document.body
    if (lazy || isFocusElsewhere) event.preventDefault()
    if (lazy && !isFocusElsewhere) document.getElementById(lazy.buttonId)?.focus()
    if (then.current) queueMicrotask(then.current)
    then.current = undefined
  }
  const sheet = (
    <Radix.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      onCloseAutoFocus={giveFocusBack}
      {...(lazy && {
        'aria-labelledby': lazy.buttonId,
        // The press of the button closes it. Closed by the same press already, it would open again.
        onInteractOutside: (event: Event) => {
          const button = document.getElementById(lazy.buttonId)
          if (button?.contains(event.target as Node)) event.preventDefault()
        },
      })}
      className="z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-[min(14rem,var(--radix-dropdown-menu-content-available-width))] overflow-y-auto rounded-panel border-2 border-text bg-cell p-1.5 text-text"
    >
      {head !== undefined && <Radix.Label className="px-3 pt-2 pb-3">{head}</Radix.Label>}
      <OnClosed value={(doThen) => (then.current = doThen)}>{children}</OnClosed>
    </Radix.Content>
  )
  return (
    <Radix.Root
      dir={basics.dir as 'ltr' | 'rtl'}
      modal={false}
      {...(lazy && { open: lazy.open, onOpenChange: lazy.onOpenChange })}
    >
      <Radix.Trigger asChild>
        {'trigger' in opener ? (
          opener.trigger
        ) : (
          // Only the place to open at: over the button, and not for any pointer or screen reader.
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        )}
      </Radix.Trigger>
      {inPlace ? sheet : <Radix.Portal>{sheet}</Radix.Portal>}
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon: LucideIcon
  onSelect?: ((event: Event) => void) | undefined
  /** Runs after the menu has closed and its button has the focus: for dialogs, which return the focus to it. */
  onClosed?: (() => void) | undefined
  disabled?: boolean
  danger?: boolean
  /** Makes the row a link, with a router state. */
  to?: string
  state?: unknown
  children: ReactNode
}

const PRESSABLE =
  'cursor-pointer rounded-field font-semibold outline-none! shadow-none! data-[disabled]:opacity-45 data-[highlighted]:bg-text data-[highlighted]:text-cell'
const ROW = `flex min-h-11 w-full items-center gap-3 px-3 ${PRESSABLE}`

export function MenuItem({
  icon: Icon,
  onSelect,
  onClosed,
  disabled,
  danger,
  to,
  state,
  children,
}: MenuItemProps) {
  const afterwards = useContext(OnClosed)
  const select = onClosed ? () => afterwards(onClosed) : onSelect
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </>
  )
  return (
    <Radix.Item
      className={`${ROW} ${danger ? 'text-danger data-[highlighted]:bg-danger data-[highlighted]:text-on-danger' : ''}`}
      asChild={to !== undefined}
      {...(select && { onSelect: select })}
      {...(disabled !== undefined && { disabled })}
    >
      {to === undefined ? (
        content
      ) : (
        <Link to={to} state={state}>
          {content}
        </Link>
      )}
    </Radix.Item>
  )
}

interface MenuRadiosProps<T extends string> {
  /** Accessible name of the group. */
  label: string
  /** Side by side in one row, instead of one below the other. */
  strip: boolean
  options: readonly { value: T; label: string; icon: LucideIcon }[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, within a menu. The chosen one has a rim; pressing one leaves the menu open. */
export function MenuRadios<T extends string>({ label, strip, options, value, onChange }: MenuRadiosProps<T>) {
  const place = strip
    ? 'grid min-h-14 content-center justify-items-center gap-1 px-1 text-chip'
    : 'flex min-h-11 items-center gap-3 px-3'
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(chosen) => onChange(chosen as T)}
      className={
        strip
          ? 'my-1.5 grid auto-cols-fr grid-flow-col gap-1.5 border-y-2 border-dotted border-edge py-1.5 last:mb-0 last:border-b-0 last:pb-0'
          : 'grid gap-1.5'
      }
    >
      {options.map(({ icon: Icon, ...option }) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={`border-2 border-transparent data-[state=checked]:border-current ${place} ${PRESSABLE}`}
        >
          <Icon aria-hidden="true" />
          <span>{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
