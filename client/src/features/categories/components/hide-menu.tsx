import { EyeOff, UserX } from 'lucide-react'
import type { Category } from '#shared/schemas/category.ts'
import { categoryLists } from '#messages/category-lists.ts'
import type { OpenMenu } from '../../../ui/lazy-menu.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { rich } from '../../../ui/rich.tsx'
import { hideCategory } from '../hide-category.ts'

interface HideMenuProps extends OpenMenu {
  category: Category
  userId: string
  /** Called before the category leaves the list. */
  onHide: (allOfOwner: boolean) => void
}

/** Hides a category that another user shares, or everything that this one shares. */
export function HideMenu({ category, userId, onHide, ...menu }: HideMenuProps) {
  function hide(allOfOwner: boolean): void {
    onHide(allOfOwner)
    void hideCategory(userId, category, allOfOwner)
  }
  return (
    <Menu {...menu}>
      <MenuItem icon={EyeOff} onSelect={() => hide(false)}>
        {categoryLists.hide}
      </MenuItem>
      <MenuItem icon={UserX} onSelect={() => hide(true)}>
        <span className="min-w-0 break-words">
          {rich(categoryLists.hideAll, { owner: () => <bdi>{category.ownerName}</bdi> })}
        </span>
      </MenuItem>
    </Menu>
  )
}
