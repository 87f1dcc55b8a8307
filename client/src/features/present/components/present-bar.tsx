import { ArrowLeft, Keyboard, LayoutGrid, Maximize, Megaphone, Minimize, QrCode, Repeat } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { present } from '#messages/present.ts'
import { useLazyDialog } from '../../../lib/lazy/use-lazy-dialog.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useScreenKeys } from '../use-keys.ts'
import { useView } from '../use-view.ts'

const ITEMS = [
  { view: 'card', icon: LayoutGrid },
  { view: 'code', icon: QrCode },
  { view: 'caller', icon: Megaphone },
] as const

const loadNewRound = () => import('../../card/components/confirm-new-round.tsx')
const loadKeysDialog = () => import('./keys-dialog.tsx')

interface PresentBarProps {
  backTo: string
  /** The id of the card, if the presenter may start its new rounds. */
  ownCardId?: string | undefined
}

function NewRoundButton({ cardId }: { cardId: string }) {
  const { code, isOpen, open, close } = useLazyDialog(loadNewRound)
  return (
    <>
      <IconButton label={present.newRound} onClick={open}>
        <Repeat />
      </IconButton>
      {isOpen && code && <code.ConfirmNewRound cardId={cardId} onClose={close} />}
    </>
  )
}

/** The presenter's controls. */
export function PresentBar({ backTo, ownCardId }: PresentBarProps) {
  const { view: current, show, searchOf } = useView()
  const { isFull, toggle } = useFullScreen()
  const keys = useLazyDialog(loadKeysDialog)
  useScreenKeys(show, toggle)
  return (
    <div className="present-bar" data-host={ownCardId === undefined ? undefined : true}>
      <Link
        className="inline-flex min-h-[44px] min-w-[44px] items-center gap-[8px] justify-self-start rounded-full px-[12px] font-semibold hover:bg-tint"
        to={backTo}
        title={present.back}
      >
        <ArrowLeft />
        <span className="[@container_present_(width<40rem)]:sr-only">{present.back}</span>
      </Link>
      <nav className="tab-links" aria-label={present.views.label}>
        {ITEMS.map(({ view, icon: Icon }) => (
          <Link
            key={view}
            to={{ search: searchOf(view).toString() }}
            replace
            {...(view === current && { 'aria-current': 'page' })}
          >
            <Icon />
            <span>{present.views[view]}</span>
          </Link>
        ))}
      </nav>
      <div className="flex justify-self-end">
        {ownCardId !== undefined && <NewRoundButton cardId={ownCardId} />}
        <div className="[@container_present_(width<30rem)]:hidden [@media(hover:none)_and_(pointer:coarse)]:hidden">
          <IconButton label={present.shortcuts} onClick={keys.open}>
            <Keyboard />
          </IconButton>
        </div>
        {toggle && (
          <IconButton label={isFull ? present.leaveFullScreen : present.fullScreen} onClick={toggle}>
            {isFull ? <Minimize /> : <Maximize />}
          </IconButton>
        )}
      </div>
      {keys.isOpen && keys.code && <keys.code.KeysDialog onClose={keys.close} />}
    </div>
  )
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

function toggle(): void {
  if (document.fullscreenElement) return leaveFullScreen()
  // Frames without the permission refuse.
  document.documentElement.requestFullscreen().catch(() => undefined)
}

/**
 * Provides full screen mode. `toggle` is undefined in browsers without it, such as Safari on iPhones. The browser
 * handles Escape. The mode ends when this screen is left, as no other screen has a button to leave it.
 */
function useFullScreen(): { isFull: boolean; toggle: (() => void) | undefined } {
  useEffect(() => leaveFullScreen, [])
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement))
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}
