import { Menu } from '../ui/menu.tsx'
import type { LazyMenuProps } from './lazy-menu.tsx'
import { ModeChoices } from './mode-choices.tsx'

/** Light or dark for whoever has no account menu. */
export default function ModeMenu(props: LazyMenuProps) {
  return (
    <Menu inPlace {...props}>
      <ModeChoices />
    </Menu>
  )
}
