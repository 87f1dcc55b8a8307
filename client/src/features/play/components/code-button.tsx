import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { liveCardAtom } from '../../card/live-card.ts'
import type { ShareLink } from '../../card/share-link.ts'

const loadLargeCode = () => import('../../card/components/large-code.tsx')
type Shown = Awaited<ReturnType<typeof loadLargeCode>>

/** Shows the link's QR code full screen. */
export function CodeButton({ link }: { link: ShareLink }) {
  const { card } = useAtomValue(liveCardAtom)
  const [shown, setShown] = useState<Shown>()
  return (
    <>
      <Button
        variant="outlined"
        className="mt-2.5"
        onClick={() =>
          loadLargeCode().then(setShown, () =>
            toast({ title: 'Could not load the QR code', text: 'Please try again.', destructive: true }),
          )
        }
      >
        QR code
      </Button>
      {shown && card && (
        <shown.LargeCode title={card.title} link={link} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
