import type { LucideIcon } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { whenIdle } from '../lib/idle.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** What a menu that comes later is given: the button, which stands there before it. */
export interface LazyMenuProps {
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Props {
  label: string
  icon: LucideIcon
  load: () => Promise<{ default: ComponentType<LazyMenuProps> }>
}

/** A menu under an icon. Its code comes while the page is idle; a press that is faster opens it when it is there. */
export function LazyMenu({ label, icon: Icon, load }: Props) {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<LazyMenuProps> }>()
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const get = useCallback(
    () =>
      load().then(({ default: Menu }) => {
        hadFocus.current = document.activeElement === button.current
        setLoaded({ Menu })
      }),
    [load],
  )
  // Offline: the next press asks again.
  useEffect(() => whenIdle(() => void get().catch(() => undefined)), [get])
  useLayoutEffect(() => {
    // The button is another one now.
    if (loaded && hadFocus.current) button.current?.focus()
  }, [loaded])
  const content = <Icon aria-hidden="true" />
  if (loaded)
    return (
      <loaded.Menu
        trigger={
          <IconButton ref={button} label={label}>
            {content}
          </IconButton>
        }
        open={open}
        onOpenChange={setOpen}
      />
    )
  return (
    <IconButton
      ref={button}
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() =>
        void get().then(
          () => setOpen(true),
          () => undefined,
        )
      }
    >
      {content}
    </IconButton>
  )
}
