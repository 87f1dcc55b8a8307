import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

/** `danger` confirms a deletion or a loss of access. The button that asks for the confirmation has red text. */
export type ButtonVariant = 'filled' | 'outlined' | 'quiet' | 'danger' | 'ink'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'normal' | 'big' | 'small'
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Whether the action is running: the button can't be pressed, keeps focus and width, and shows `pendingLabel`. */
  pending?: boolean | undefined
  pendingLabel?: string | undefined
}

export function Button({
  variant = 'filled',
  size = 'normal',
  pending = false,
  pendingLabel,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${className}`}
      data-variant={variant}
      data-size={size}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pendingLabel === undefined ? (
        children
      ) : (
        <span className="button-labels">
          <span>{children}</span>
          <span>{pendingLabel}</span>
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  size = 'normal',
  className = '',
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={`button ${className}`} data-variant={variant} data-size={size} />
}
