import { useAtomValue } from 'jotai'
import { QrCode } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import type { ShareLink } from '../../card/share-link.ts'

const loadLargeCode = () => import('../../card/components/large-code.tsx')

/** Shows the link's QR code full screen. */
export function CodeButton({ link }: { link: ShareLink }) {
  const { card } = useAtomValue(liveCardAtom)
  const { code, isOpen, open, close } = useLazyDialog(loadLargeCode, {
    preload: false,
    onMissing: () =>
      toast({ title: "The QR code didn't load", text: 'Please try again.', destructive: true }),
  })
  return (
    <>
      <Button variant="outlined" onClick={open}>
        <QrCode aria-hidden="true" />
        QR code
      </Button>
      {isOpen && code && card && <code.LargeCode title={card.title} link={link} onClose={close} />}
    </>
  )
}
