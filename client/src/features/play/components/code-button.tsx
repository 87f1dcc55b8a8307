import { useAtomValue } from 'jotai'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Button } from '../../../ui/button.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import type { ShareLink } from '../../card/share-link.ts'

const loadLargeCode = () => import('../../card/components/large-code.tsx')

/** Shows the link's QR code full screen. */
export function CodeButton({ link }: { link: ShareLink }) {
  const { card } = useAtomValue(liveCardAtom)
  const [open, setOpen] = useState(false)
  const code = useLazy(loadLargeCode, {
    when: open ? 'now' : 'later',
    onMissing: () => {
      toast({ title: "The QR code didn't load", text: 'Please try again.', destructive: true })
      setOpen(false)
    },
  })
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <QrCode aria-hidden="true" />
        QR code
      </Button>
      {open && code && card && (
        <code.LargeCode title={card.title} link={link} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
