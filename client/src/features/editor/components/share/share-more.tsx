import { ChevronDown, CodeXml, ExternalLink, Users } from 'lucide-react'
import { useState } from 'react'
import { useAtomValue } from 'jotai'
import { editorShare } from '#messages/editor-share.ts'
import { shownCardAtom } from '../../../../sync/card-store.ts'
import { HowLong } from '../../../card/components/how-long.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DialogButton } from '../../../../ui/dialog-button.tsx'
import { ShuffleSwitch } from '../../../card/components/shuffle-switch.tsx'

/** The assumed number of players: a class or a large meeting. */
const PLAYERS = 25

const loadEmbedDialog = () => import('./embed-dialog.tsx')
const loadCoHosts = () => import('../../../co-hosts/components/co-hosts-dialog.tsx')

interface ShareMoreProps {
  cardId: string
  /** The card's title; may be empty. */
  title: string
  /** The link, and the text that goes with it. */
  url: string
  text: string
  isShuffled: boolean
  onShuffle: (isShuffled: boolean) => void
}

const show = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

/** A section that opens, with ways to share that few hosts need. */
export function ShareMore({ cardId, title, url, text, isShuffled, onShuffle }: ShareMoreProps) {
  const [wanted, setOpen] = useState<boolean>()
  const { card: shown, isOwner } = useAtomValue(shownCardAtom)
  const card = shown?.cardId === cardId ? shown : undefined
  // A card with extra words is meant for players who each get their own card, so the switch for that is shown.
  const hasMoreWords = (card?.extra.length ?? 0) > 0
  const isOpen = wanted ?? hasMoreWords
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{editorShare.more}</span>
        <ChevronDown className={isOpen ? 'rotate-180' : ''} />
      </Button>
      {isOpen && (
        <div
          ref={wanted ? show : undefined}
          className="grid flex-[1_0_100%] grid-cols-[minmax(0,1fr)] gap-[12px] px-[12px] pt-[4px] pb-[8px]"
        >
          <ShuffleSwitch checked={isShuffled} onChange={onShuffle} />
          {isShuffled && card && <HowLong card={card} players={PLAYERS} />}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,calc(50%-4px))),1fr))] gap-[8px]">
            <DialogButton icon={CodeXml} label={editorShare.embed} load={loadEmbedDialog}>
              {({ EmbedDialog }, close) => (
                <EmbedDialog cardId={cardId} title={title} origin={new URL(url).origin} onClose={close} />
              )}
            </DialogButton>
            {isOwner !== false && (
              <DialogButton icon={Users} label={editorShare.coHosts} load={loadCoHosts}>
                {({ CoHostsDialog }, close) => <CoHostsDialog cardId={cardId} onClose={close} />}
              </DialogButton>
            )}
            <SiteLink
              name="Facebook"
              address={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`}
            />
            <SiteLink
              name="Twitter"
              address={`https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`}
            />
          </div>
        </div>
      )}
    </>
  )
}

function SiteLink({ name, address }: { name: string; address: string }) {
  return (
    <a
      className="button"
      data-variant="outlined"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={editorShare.shareOn(name)}
    >
      <ExternalLink />
      <span>{name}</span>
    </a>
  )
}
