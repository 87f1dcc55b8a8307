import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import type { LucideIcon } from 'lucide-react'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { useWindowEvent } from '../lib/page/use-window-event.ts'
import type { OpenMenu } from './lazy-menu.tsx'
import { Link } from './link.tsx'
import { useCloseByBack } from './use-close-by-back.ts'

const ROWS = '[role^=menuitem]'
const BELOW_PX = 8
const MARGIN_PX = 12

/** A function that closes the menu and focuses its button. */
const CloseMenu = createContext(() => {})

interface Place {
  top: number
  left?: number
  right?: number
  minWidth: string
  maxWidth: number
}

/**
 * Returns the place below a button, aligned with the button's end. In document coordinates, so that the menu scrolls
 * with the page and no ancestor of the button clips it. Floating UI, which tries other sides too, is 12 kB that every
 * player would load.
 */
function placeBelow(button: HTMLElement): Place {
  const { left, right, bottom } = button.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const isRtl = basics.dir === 'rtl'
  const end = isRtl ? left : clientWidth - right
  const maxWidth = clientWidth - end - MARGIN_PX
  return {
    top: bottom + scrollY + BELOW_PX,
    [isRtl ? 'left' : 'right']: end,
    minWidth: `min(14rem, ${maxWidth}px)`,
    maxWidth,
  }
}

/** Returns whether two places differ by at least a pixel; measurements in a scrolled page are rounded. */
const isElsewhere = (now: Place, then: Place) =>
  (['top', 'left', 'right', 'maxWidth'] as const).some(
    (side) => Math.abs((now[side] ?? 0) - (then[side] ?? 0)) >= 1,
  )

/** Handles the keys of a menu: https://www.w3.org/WAI/ARIA/apg/patterns/menubar */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.indexOf(event.target as HTMLElement)
  const to = { ArrowDown: (at + 1) % rows.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  // A link by itself reacts only to Enter.
  if (event.key === ' ' && event.target instanceof HTMLAnchorElement) event.target.click()
  else if (to === undefined) return
  else rows.at(to)?.focus()
  event.preventDefault()
}

interface MenuProps extends OpenMenu {
  /** Shown above the rows: the signed-in user. */
  head?: ReactNode
  children: ReactNode
}

/** An open menu of actions below its button. */
export function Menu({ buttonId, onClose, head, children }: MenuProps) {
  const [button] = useState(() => document.getElementById(buttonId)!)
  const [place] = useState(() => placeBelow(button))
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    sheet.current!.scrollIntoView({ block: 'nearest' })
    sheet.current!.querySelector<HTMLElement>(ROWS)?.focus({ preventScroll: true })
  }, [])
  // Compares places, because phones also resize the page as they hide their bars while scrolling, which moves nothing.
  useWindowEvent('resize', () => {
    if (isElsewhere(placeBelow(button), place)) onClose()
  })
  useCloseByBack(true, closeToButton)
  // The header's menu outlives the screen, so it closes on a new path; a search does not change the path.
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (pathname !== openedAt) leave()
  }, [pathname, openedAt])
  function closeToButton(): void {
    onClose()
    button.focus({ preventScroll: true })
  }
  return createPortal(
    <DismissableLayer
      ref={sheet}
      role="menu"
      aria-labelledby={buttonId}
      style={place}
      onKeyDown={(event) => {
        // Tab continues from the button, not from the end of the page.
        if (event.key === 'Tab') closeToButton()
        else moveFocus(event)
      }}
      onEscapeKeyDown={closeToButton}
      // The button's own click closes the menu. If the press had already closed it, the click would open it again.
      onInteractOutside={(event) => button.contains(event.target as Node) && event.preventDefault()}
      onDismiss={onClose}
      className="absolute z-40 scroll-my-[12px] max-h-[calc(100dvh-24px)] w-max overflow-y-auto rounded-panel border-2 border-text bg-cell p-1.5 text-text"
    >
      {head !== undefined && <div className="px-3 pt-2 pb-3">{head}</div>}
      <CloseMenu value={closeToButton}>{children}</CloseMenu>
    </DismissableLayer>,
    document.body,
  )
}

const PRESSABLE =
  'cursor-pointer rounded-field text-start font-semibold outline-none! [box-shadow:none]! hover:bg-text hover:text-cell focus-visible:bg-text focus-visible:text-cell aria-disabled:opacity-45'
const ROW = `flex min-h-11 w-full items-center gap-3 px-3 py-1.5 ${PRESSABLE}`

interface MenuItemProps {
  icon: LucideIcon
  /** Runs once the menu has closed and its button has the focus, so that a dialog can return the focus there. */
  onSelect?: (() => void) | undefined
  /** Whether pressing it leaves the menu open. */
  stays?: boolean
  disabled?: boolean
  danger?: boolean
  /** Makes the row a link, with a router state. */
  to?: string
  state?: unknown
  children: ReactNode
}

export function MenuItem({
  icon: Icon,
  onSelect,
  stays,
  disabled,
  danger,
  to,
  state,
  children,
}: MenuItemProps) {
  const close = useContext(CloseMenu)
  const row = {
    role: 'menuitem',
    tabIndex: -1,
    className: `${ROW} ${danger ? 'text-danger hover:bg-danger hover:text-on-danger focus-visible:bg-danger focus-visible:text-on-danger' : ''}`,
    children: (
      <>
        <Icon />
        <span>{children}</span>
      </>
    ),
    onClick: () => {
      if (disabled) return
      if (!stays) close()
      onSelect?.()
    },
  }
  if (to !== undefined) return <Link {...row} to={to} state={state} />
  return <button type="button" aria-disabled={disabled || undefined} {...row} />
}

interface MenuRadiosProps<T extends string> {
  /** The accessible name of the group. */
  label: string
  /** Whether the options are side by side instead of one below the other. */
  strip: boolean
  options: readonly { value: T; label: string; icon: LucideIcon }[]
  value: T
  onChange: (value: T) => void
}

/** A choice between a few options in a menu. The chosen option has a rim; choosing one leaves the menu open. */
export function MenuRadios<T extends string>({ label, strip, options, value, onChange }: MenuRadiosProps<T>) {
  const place = strip
    ? 'grid min-h-14 content-center justify-items-center gap-1 px-1 text-chip'
    : 'flex min-h-11 items-center gap-3 px-3'
  return (
    <div
      role="group"
      aria-label={label}
      className={
        strip
          ? 'my-1.5 grid auto-cols-fr grid-flow-col gap-1.5 border-y-2 border-dotted border-edge py-1.5 last:mb-0 last:border-b-0 last:pb-0'
          : 'grid gap-1.5'
      }
    >
      {options.map(({ icon: Icon, ...option }) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          onClick={() => onChange(option.value)}
          className={`border-2 border-transparent aria-checked:border-current ${place} ${PRESSABLE}`}
        >
          <Icon />
          <span>{option.label}</span>
        </button>
      ))}
    </div>
  )
}
