import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonVariant } from './button.tsx'
import { Link } from './link.tsx'

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  size = 'normal',
  className = '',
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={`button ${className}`} data-variant={variant} data-size={size} />
}
