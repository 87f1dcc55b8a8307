import type { Card } from '#shared/schemas/card.ts'
import { useDialogCode } from '../../../lib/use-lazy-dialog.ts'
import '../../../styles/deferred.css'
import { SharedSection } from './shared-section.tsx'

const loadCoHosts = () => import('../../co-hosts/components/co-hosts-dialog.tsx')

type HostingProps = Parameters<typeof SharedSection>[0] & {
  /** The user's own card whose co-hosts are shown. */
  hosted: Card | undefined
  onClose: () => void
}

/** What My Cards has of hosting together: the cards of others, and who co-hosts the user's own. */
export function Hosting({ hosted, onClose, ...shared }: HostingProps) {
  const coHosts = useDialogCode(loadCoHosts, hosted !== undefined, onClose, 'later')
  return (
    <>
      <SharedSection {...shared} />
      {hosted && coHosts && <coHosts.CoHostsDialog cardId={hosted.cardId} onClose={onClose} />}
    </>
  )
}
