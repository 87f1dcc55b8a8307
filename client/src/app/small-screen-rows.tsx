import { useAtomValue } from 'jotai'
import { LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { sessionAtom } from '../features/auth/atoms.ts'
import { paths } from '../lib/paths.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { AccountHead, AccountRows, CategoriesRow, MyCardsRow } from './account-menu.tsx'

interface SmallScreenRowsProps {
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SmallScreenRows(props: SmallScreenRowsProps) {
  const session = useAtomValue(sessionAtom)
  const location = useLocation()
  if (session.status === 'signed-in')
    return (
      <Menu {...props} head={<AccountHead user={session.user} />}>
        <CategoriesRow />
        <MyCardsRow />
        <AccountRows />
      </Menu>
    )
  return (
    <Menu {...props}>
      <CategoriesRow />
      <MenuItem
        icon={LogIn}
        asChild={(content) => (
          <Link to={paths.auth} state={{ from: location.pathname }}>
            {content}
          </Link>
        )}
      >
        Log In
      </MenuItem>
    </Menu>
  )
}
