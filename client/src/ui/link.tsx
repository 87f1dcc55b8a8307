import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom'

type Props = Pick<LinkProps, 'to' | 'replace' | 'state'> & Omit<ComponentProps<'a'>, 'href' | 'target'>

/**
 * A link to another screen. React Router's own link includes code that prefetches the routes of its framework: 2 kB
 * compressed, which no screen uses.
 */
export function Link({ to, replace, state, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state: state as unknown,
    ...(replace && { replace }),
  })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
