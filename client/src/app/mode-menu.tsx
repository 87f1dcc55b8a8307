import type { LazyMenuProps } from '../ui/lazy-menu.tsx'
import { Menu } from '../ui/menu.tsx'
import { ModeChoices } from './mode-choices.tsx'

/** Light or dark, for guests. */
export default function ModeMenu(props: LazyMenuProps) {
  return (
    <Menu inPlace {...props}>
      <ModeChoices />
    </Menu>
  )
}
