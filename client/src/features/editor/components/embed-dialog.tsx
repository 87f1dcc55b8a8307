import { useState } from 'react'
import { PRODUCT_NAME, UNTITLED_CARD } from '#shared/product.ts'
import { embedHtml, embedPath, type EmbedOptions } from '#shared/rules/embed.ts'
import { EMBED_PREVIEW } from '#shared/screens.ts'
import type { Toast } from '../../../lib/toast.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { Switch } from '../../../ui/switch.tsx'

interface EmbedDialogProps {
  cardId: string
  /** The card's title; may be empty. */
  title: string
  /** The origin of the card's link. */
  origin: string
  onClose: () => void
}

const COPIED: Toast = { title: 'Embed code copied', text: 'Paste it where your page takes HTML.' }
const FAILED: Toast = { title: 'Copy Failed', text: 'Select the embed code and copy it by hand.' }

const THEMES = [
  { value: 'auto', label: 'Automatic' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type ThemeChoice = (typeof THEMES)[number]['value']

/** The code that shows the card in another page, its choices, and the card as it looks there. */
export function EmbedDialog({ cardId, title, origin, onClose }: EmbedDialogProps) {
  const [theme, setTheme] = useState<ThemeChoice>('auto')
  const [marks, setMarks] = useState(true)
  const [transparent, setTransparent] = useState(false)
  const options: EmbedOptions = { theme: theme === 'auto' ? undefined : theme, marks, transparent }
  const preview = new URL(embedPath(cardId, options), location.origin)
  preview.searchParams.set(EMBED_PREVIEW, '')
  const name = `${title || UNTITLED_CARD} | ${PRODUCT_NAME}`
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title="Embed This Card"
      description="Paste this embed code into your page. Everyone there can play, and your edits show up right away."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ShareLinkField
          label="Embed code"
          url={embedHtml({ origin, cardId, title: name, options })}
          copied={COPIED}
          failed={FAILED}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <div className="grid content-start gap-2">
            <Segmented legend="Colors" options={THEMES} value={theme} onChange={setTheme} />
            <Switch
              label="Players can mark squares"
              hint="Turn it off for a picture that follows your edits."
              checked={marks}
              onChange={setMarks}
            />
            <Switch
              label="See-through background"
              hint="For overlays on a stream."
              checked={transparent}
              onChange={setTransparent}
            />
          </div>
          <div>
            <h3 id="embed-preview" className="mb-1.5 font-sans text-base font-semibold">
              Preview
            </h3>
            <iframe
              // A new address in the same frame would be a step of the tab's history.
              key={preview.href}
              src={preview.href}
              // A press would mark the host's own board.
              inert
              title={`Preview of ${title || UNTITLED_CARD}`}
              className="aspect-[600/760] w-full rounded-panel border-2 border-hairline bg-sunk"
            />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
