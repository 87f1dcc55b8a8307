import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name, for those who do not see the icon and for those who wonder what it does. */
  label: string
}

/** A round button of 44 px with nothing but an icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`grid size-11 flex-none place-items-center rounded-full hover:bg-[color-mix(in_oklab,var(--text)_9%,transparent)] ${className}`}
    />
  )
}
