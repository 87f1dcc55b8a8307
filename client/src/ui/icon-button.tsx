import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string
}

/** A round 44 px button with only an icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`grid size-11 flex-none place-items-center rounded-full hover:bg-tint ${className}`}
    />
  )
}
