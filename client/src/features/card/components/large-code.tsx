import { basics } from '#messages/basics.ts'
import { FullScreen } from '../../../ui/full-screen.tsx'
import type { ShareLink } from '../share-link.ts'
import { JoinCode } from './join-code.tsx'
import { LinkAddress } from './link-address.tsx'
import { QrCode } from './qr-code.tsx'

interface LargeCodeProps {
  /** The card's title; may be empty. */
  title: string
  link: ShareLink & { codeNote?: string | undefined }
  /** The card's join code, to say aloud, if it has one. */
  joinCode?: string | undefined
  onClose: () => void
}

/** A card's link for a projector: the QR code, as large as the content below it allows, and the address as text. */
export function LargeCode({ title, link, joinCode, onClose }: LargeCodeProps) {
  return (
    <FullScreen title={title || basics.untitled} onClose={onClose}>
      <div className="grid min-h-[min(88vw,60svh)] w-full flex-[0_1_100vw] place-items-center [container-type:size]">
        <div className="w-[min(100cqw,100cqh)]">
          <QrCode url={link.url} />
        </div>
      </div>
      <LinkAddress url={link.url} largest="clamp(1rem, 4vmin, 2.5rem)" />
      {link.codeNote !== undefined && <p className="flex-none">{link.codeNote}</p>}
      {joinCode !== undefined && (
        <JoinCode code={joinCode} className="flex-none text-[clamp(2rem,9vmin,6rem)]" />
      )}
      {link.sameNetworkOnly && <p className="flex-none">{basics.sameWifi}</p>}
    </FullScreen>
  )
}
