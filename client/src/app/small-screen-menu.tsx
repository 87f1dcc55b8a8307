import { Menu as MenuIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/idle.ts'
import { IconButton } from '../ui/icon-button.tsx'

const loadRows = () => import('./small-screen-rows.tsx')
type Loaded = Awaited<ReturnType<typeof loadRows>>['SmallScreenRows']

/** The menu of small screens. Its code comes while the page is idle; a press that is faster opens it when it is there. */
export function SmallScreenMenu() {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Rows: Loaded }>()
  useEffect(
    () =>
      whenIdle(() => {
        loadRows().then(
          ({ SmallScreenRows }) => setLoaded({ Rows: SmallScreenRows }),
          // Offline: the next press asks again.
          () => undefined,
        )
      }),
    [],
  )
  const button = (
    <IconButton label="Menu">
      <MenuIcon aria-hidden="true" />
    </IconButton>
  )
  if (loaded) return <loaded.Rows trigger={button} open={open} onOpenChange={setOpen} />
  return (
    <IconButton
      label="Menu"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => {
        loadRows().then(
          ({ SmallScreenRows }) => {
            setLoaded({ Rows: SmallScreenRows })
            setOpen(true)
          },
          () => undefined,
        )
      }}
    >
      <MenuIcon aria-hidden="true" />
    </IconButton>
  )
}
