import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { fileName } from '../../card/file-name.ts'
import { saveFile } from '../../../lib/save-file.ts'

/** Downloads the card as an image. */
export function PicturePart({ card, address }: { card: Card; address: string | undefined }) {
  const [isPending, setPending] = useState(false)

  async function download() {
    setPending(true)
    try {
      const { drawCard } = await import('../../picture/draw-card.ts')
      const picture = await drawCard({ card, ...(address !== undefined && { link: address }) })
      saveFile(picture, fileName(card.title, 'png'))
    } catch {
      toast({ title: "Couldn't make the picture", text: 'Please try again.', destructive: true })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant="outlined" pending={isPending} pendingLabel="Drawing..." onClick={() => void download()}>
      <ImageDown aria-hidden="true" />
      Download PNG
    </Button>
  )
}
