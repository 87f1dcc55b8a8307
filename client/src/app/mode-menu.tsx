import type { LazyMenuProps } from '../ui/lazy-menu.tsx'
import { Menu } from '../ui/menu.tsx'
import { LanguageRow } from './menu-rows.tsx'
import { ModeChoices } from './mode-choices.tsx'

/** Light or dark, and the language, for guests. */
export default function ModeMenu(props: LazyMenuProps) {
  return (
    <Menu inPlace {...props}>
      <ModeChoices />
      <LanguageRow />
    </Menu>
  )
}
