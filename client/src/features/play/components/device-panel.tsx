import { useAtom, useAtomValue } from 'jotai'
import { CopyPlus, ListChecks, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { useLazy } from '../../../lib/use-lazy.ts'
import type { Card } from '#shared/schemas/card.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { paths, REPORT_FRAGMENT } from '../../../lib/paths.ts'
import { printPage } from '../../../lib/print-page.ts'
import { canKeepAwake } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { ReportButton } from '../../card/components/report-button.tsx'
import { playedCardAtom, shownBoardAtom } from '../atoms.ts'
import { deviceSettingsAtom } from '../device-settings.ts'
import { playSound } from '../sounds.ts'
import { BringBack, useHasCleared } from './bring-back.tsx'
import '../../../styles/deferred.css'
import '../play-deferred.css'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { listOfflineCards } from '../../../sync/offline-cards.ts'

export * from './square-list.tsx'

const SHOWN_CARDS = 5
/** With the words for dates, which no first visit needs. */
const loadRecent = () => import('./recent-plays.tsx')

/** The less frequent tools: print, list view, a copy of the card, and this device's settings. */
export function DevicePanel({ onList }: { onList: () => void }) {
  const { cardId, card, absent } = useAtomValue(liveCardAtom)
  const [{ sound, awake, mark = false }, setSettings] = useAtom(deviceSettingsAtom)
  const settingsId = useId()
  const canEdit = useCanEdit(cardId)
  const isTemporary = isTemporaryId(cardId)
  // `/create/{cardId}` opens the player's own cards for editing, and nothing for deleted ones. A card that came in its link is here.
  const mayCopy = canEdit === false && (!absent || absent === 'copy') && !isTemporary
  const hasCleared = useHasCleared()
  const isPlaying = (useAtomValue(shownBoardAtom)?.marks.marks.length ?? 0) > 0
  const [cards] = useState(() =>
    listOfflineCards()
      .filter(({ card }) => card.cardId !== cardId)
      .slice(0, SHOWN_CARDS),
  )
  const recent = useLazy(loadRecent, { when: cards.length > 0 ? 'now' : 'later' })

  return (
    <>
      <Panel title={playDialogs.more}>
        <div className="mx-[-10px] flex flex-wrap gap-x-[4px] [&_.button]:border-transparent [&_.button]:px-[10px]">
          {card && <DownloadButton card={card} />}
          <Button variant="outlined" onClick={onList}>
            <ListChecks aria-hidden="true" />
            <span>{playDialogs.list.show}</span>
          </Button>
          {hasCleared && isPlaying && <BringBack cardId={cardId} variant="outlined" />}
          {mayCopy && (
            <ButtonLink variant="outlined" to={paths.create(cardId)}>
              <CopyPlus aria-hidden="true" />
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
      {recent && <recent.RecentPlays cards={cards} />}
    </>
  )
}

const loadPrintDialog = () => import('../../print/components/print-dialog.tsx')

/** Offline the browser prints the card from the page itself. */
function DownloadButton({ card }: { card: Card }) {
  const own = useAtomValue(playedCardAtom) ?? card
  return (
    <div className="mb-[6px] flex-[1_0_100%]">
      <DialogButton icon={Printer} label={playDialogs.download} load={loadPrintDialog} onMissing={printPage}>
        {({ PrintDialog }, close) => <PrintDialog card={card} own={own} onClose={close} />}
      </DialogButton>
      <small className="-mt-[8px] ms-[40px] block text-muted">{playDialogs.downloadText}</small>
    </div>
  )
}
