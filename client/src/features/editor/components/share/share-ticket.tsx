import { basics } from '#messages/basics.ts'
import { editorShare } from '#messages/editor-share.ts'
import { LinkAddress } from '../../../card/components/link-address.tsx'
import type { ShareLink } from '../../../card/share-link.ts'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { TitleQuestion } from '../title-field.tsx'
import '../../../card/card.css'

interface ShareTicketProps {
  document: EditorDocument
  /** Undefined for a card that is in no account: its link carries it, and is no address to read. */
  link?: ShareLink | undefined
}

/** The card as a small ticket: its title to edit, and its address to read, select and type. */
export function ShareTicket({ document, link }: ShareTicketProps) {
  return (
    <div className="ticket link-ticket">
      <div className="stub">
        <TitleQuestion document={document} />
      </div>
      <div className="strip">
        {link === undefined ? (
          <span>{editorShare.onlyHere}</span>
        ) : (
          <div className="w-full min-w-0 py-1.5">
            <div role="group" aria-label={basics.link}>
              <LinkAddress url={link.url} largest="1rem" />
            </div>
            {link.sameNetworkOnly && <p className="mt-1 font-medium text-muted">{basics.sameWifi}</p>}
          </div>
        )}
      </div>
    </div>
  )
}
