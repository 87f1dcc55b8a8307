import type { Card } from '#shared/schemas/card.ts'
import { useDialogCode } from '../../../lib/use-lazy-dialog.ts'
import '../../../styles/deferred.css'
import { SharedSection } from './shared-section.tsx'

const loadCoHosts = () => import('../../co-hosts/components/co-hosts-dialog.tsx')

type HostingProps = Parameters<typeof SharedSection>[0] & {
  /** The user's own card, to show its co-hosts. */
  hosted: Card | undefined
  onClose: () => void
}

/** Co-hosting in My Cards: the cards of others, and the co-hosts of the user's own cards. */
export function Hosting({ hosted, onClose, ...shared }: HostingProps) {
  const coHosts = useDialogCode(loadCoHosts, hosted !== undefined, onClose, 'later')
  return (
    <>
      <SharedSection {...shared} />
      {hosted && coHosts && <coHosts.CoHostsDialog cardId={hosted.cardId} onClose={onClose} />}
    </>
  )
}
