import { useAtom, useAtomValue } from 'jotai'
import { CopyPlus, ListChecks, Printer } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { paths, REPORT_FRAGMENT } from '../../../lib/paths.ts'
import { printPage } from '../../../lib/page/print-page.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { canKeepAwake, useWakeLock } from '../../../lib/page/use-wake-lock.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { ReportButton } from '../../card/components/report-button.tsx'
import { useLongPress } from '../../card/use-long-press.ts'
import { playedCardAtom, shownBoardAtom } from '../atoms.ts'
import { clickOverlappingTaps } from '../click-overlapping-taps.ts'
import { deviceSettingsAtom } from '../device-settings.ts'
import { useNotes } from '../notes.ts'
import { playSound, useUnlockedSound } from '../sounds.ts'
import { useExpiringDots } from '../use-expiring-dots.ts'
import { BringBack, useHasCleared } from './bring-back.tsx'
import '../play-deferred.css'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { listOfflineCards } from '../../../sync/offline/offline-cards.ts'

const SHOWN_CARDS = 5
/** Loaded separately: it includes the texts for dates, which a first visit does not need. */
const loadRecent = () => import('./recent-plays.tsx')
const loadSquares = () => import('./square-list.tsx')

/** The less frequent tools: print, list view, enlarged squares, a copy of the card, and this device's settings. */
export function DevicePanel({ onPress }: { onPress: (index: number) => void }) {
  const { cardId, card, absent } = useAtomValue(shownCardAtom)
  const [{ sound, awake, list, mark = false }, setSettings] = useAtom(deviceSettingsAtom)
  const [listed, setListed] = useState(false)
  /** The index of the enlarged square. */
  const [held, setHeld] = useState<number>()
  const settingsId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const canEdit = useCanEdit(cardId)
  const isTemporary = isTemporaryId(cardId)
  // `/create/{cardId}` edits the user's own cards and cannot open deleted ones. A linked card is in this browser.
  const mayCopy = canEdit === false && (!absent || absent === 'linked') && !isTemporary
  const hasCleared = useHasCleared()
  const isPlaying = (useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0) > 0
  /** The other cards that were played most recently in this browser. */
  const [cards] = useState(() =>
    listOfflineCards()
      .filter(({ card }) => card.cardId !== cardId)
      .slice(0, SHOWN_CARDS),
  )
  const recent = useLazy(loadRecent, { when: cards.length > 0 ? 'now' : 'later' })
  const isSquareOpen = held !== undefined
  const closeSquare = () => setHeld(undefined)
  const isListOpen = listed || list === true
  const closeList = () => {
    setListed(false)
    if (list) setSettings((before) => ({ ...before, list: false }))
  }
  const cancel = () => {
    closeSquare()
    setListed(false)
  }
  const squares = useDialogCode(loadSquares, isSquareOpen || isListOpen, cancel, 'used')
  useUnlockedSound(sound)
  useWakeLock(awake)
  // These hooks are here because this code loads after the first paint.
  useExpiringDots()
  useEffect(clickOverlappingTaps, [])
  useNotesInSquares(cardId, panel)
  useLongPress(() => panel.current?.closest('.play')?.querySelector<HTMLElement>('.play-ticket'), setHeld)

  return (
    <>
      <div ref={panel}>
        <Panel title={playDialogs.more}>
          <div className="mx-[-10px] grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] items-start [&_.button]:justify-start [&_.button]:border-transparent [&_.button]:px-[10px] [&_.button]:text-start [&_:focus-visible]:relative [&_:focus-visible]:z-1">
            {card && <DownloadButton card={card} />}
            <Button variant="outlined" onClick={() => setListed(true)}>
              <ListChecks />
              <span>{playDialogs.list.show}</span>
            </Button>
            {hasCleared && isPlaying && <BringBack cardId={cardId} variant="outlined" />}
            {mayCopy && (
              <ButtonLink variant="outlined" to={paths.create(cardId)}>
                <CopyPlus />
                <span>{playDialogs.copyCard}</span>
              </ButtonLink>
            )}
            {card && !absent && !canEdit && !isTemporary && (
              <ReportButton
                label={playDialogs.report}
                about={{ cardId }}
                path={paths.play(cardId)}
                startsOpen={location.hash === REPORT_FRAGMENT}
              />
            )}
          </div>
          <section
            className="mt-[16px] border-t-2 border-dotted border-hairline pt-[12px]"
            aria-labelledby={settingsId}
          >
            <h3 id={settingsId} className="font-sans text-chip leading-[1.2] font-semibold text-muted">
              {playDialogs.device}
            </h3>
            <Switch
              label={playDialogs.sound}
              checked={sound}
              onChange={(on) => {
                setSettings((before) => ({ ...before, sound: on }))
                if (on) playSound('mark').catch(() => undefined)
              }}
            />
            <Switch
              label={playDialogs.markCalled}
              hint={playDialogs.markCalledText}
              checked={mark}
              onChange={(on) => setSettings((before) => ({ ...before, mark: on }))}
            />
            {canKeepAwake() && (
              <Switch
                label={playDialogs.keepScreenOn}
                checked={awake}
                onChange={(on) => setSettings((before) => ({ ...before, awake: on }))}
              />
            )}
          </section>
        </Panel>
      </div>
      {recent && <recent.RecentPlays cards={cards} />}
      {squares && isListOpen && <squares.SquareList onPress={onPress} onNote={setHeld} onClose={closeList} />}
      {squares && isSquareOpen && (
        <squares.SquareDialog index={held} onPress={onPress} onClose={closeSquare} />
      )}
    </>
  )
}

/**
 * Adds the player's notes to the rendered squares, as `data-note` and in the names for screen readers, so that the
 * first paint needs no code for notes.
 */
function useNotesInSquares(cardId: string, panel: RefObject<HTMLElement | null>): void {
  const notes = useNotes(cardId)
  const card = useAtomValue(playedCardAtom)
  useLayoutEffect(() => {
    const squares = panel.current?.closest('.play')?.querySelectorAll<HTMLElement>('.play-ticket .square')
    squares?.forEach((square, index) => {
      const button = square.querySelector('button')
      const words = card?.cells[index] ?? ''
      const note = button && notes.get(words)
      if (words !== '') button?.setAttribute('aria-label', note ? basics.list([words, note]) : words)
      if (note) square.dataset.note = note
      else delete square.dataset.note
    })
  }, [notes, card, panel])
}

const loadPrintDialog = () => import('../../print/components/print-dialog.tsx')

/** Opens the print dialog. Offline, the browser prints the card from the page itself. */
function DownloadButton({ card }: { card: Card }) {
  const own = useAtomValue(playedCardAtom) ?? card
  return (
    <DialogButton
      icon={Printer}
      label={
        <>
          <span>{playDialogs.download}</span>{' '}
          <small className="block text-muted">{playDialogs.downloadText}</small>
        </>
      }
      load={loadPrintDialog}
      onMissing={printPage}
    >
      {({ PrintDialog }, close) => <PrintDialog card={card} own={own} onClose={close} />}
    </DialogButton>
  )
}
