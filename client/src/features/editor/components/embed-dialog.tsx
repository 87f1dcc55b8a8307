import { useState } from 'react'
import { PRODUCT_NAME, UNTITLED_CARD } from '#shared/product.ts'
import { EMBED_HEIGHT, EMBED_WIDTH, embedHtml, embedPath, type EmbedOptions } from '#shared/rules/embed.ts'
import { EMBED_PREVIEW } from '#shared/screens.ts'
import type { Toast } from '../../../lib/toast.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Tabs } from '../../../ui/tabs.tsx'

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
const LINK_COPIED: Toast = { title: 'Link copied', text: 'Paste it as the URL of a browser source.' }

const THEMES = [
  { value: 'auto', label: 'Automatic' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type ThemeChoice = (typeof THEMES)[number]['value']

/** Sizes of a browser source: a card at the side, and the whole picture of a stream. */
const SIZES = [
  { value: `${EMBED_WIDTH} / ${EMBED_HEIGHT}`, label: `${EMBED_WIDTH} x ${EMBED_HEIGHT}` },
  { value: '1920 / 1080', label: '1920 x 1080' },
]

/** The card on other people's pages: the code for a website, and the link for a stream. */
export function EmbedDialog({ onClose, ...card }: EmbedDialogProps) {
  const [place, setPlace] = useState<'website' | 'stream'>('website')
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title="Embed This Card"
      description="Put the live card on a website or in OBS. Your edits show up there right away."
    >
      <Tabs
        label="Where it goes"
        value={place}
        onChange={setPlace}
        tabs={[
          { value: 'website', label: 'Website', content: <Website {...card} /> },
          { value: 'stream', label: 'Stream (OBS)', content: <Stream {...card} /> },
        ]}
      />
    </Dialog>
  )
}

type CardProps = Omit<EmbedDialogProps, 'onClose'>

function Website({ cardId, title, origin }: CardProps) {
  const [theme, setTheme] = useState<ThemeChoice>('auto')
  const [marks, setMarks] = useState(true)
  const [transparent, setTransparent] = useState(false)
  const options = { ...optionsOf(theme), marks, transparent }
  const name = `${title || UNTITLED_CARD} | ${PRODUCT_NAME}`
  return (
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
            label="Transparent background"
            hint="Your page shows through around the card."
            checked={transparent}
            onChange={setTransparent}
          />
        </div>
        <Preview {...{ cardId, title, options }} ratio={SIZES[0]!.value} />
      </div>
    </div>
  )
}

function Stream({ cardId, title, origin }: CardProps) {
  const [theme, setTheme] = useState<ThemeChoice>('auto')
  const [size, setSize] = useState(SIZES[0]!.value)
  const options = { ...optionsOf(theme), marks: false, transparent: true, calls: true }
  const [width, height] = size.split(' / ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ShareLinkField
        label="Link for a browser source"
        url={`${origin}${embedPath(cardId, options)}`}
        copied={LINK_COPIED}
      />
      <p className="text-muted">
        <span>In OBS: </span>
        <b className="font-semibold text-text">Sources, +, Browser</b>
        <span>{`. Paste the link as the URL and set width ${width} and height ${height}. The stream shows each word that you call.`}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <Segmented legend="Size" options={SIZES} value={size} onChange={setSize} />
          <Segmented legend="Colors" options={THEMES} value={theme} onChange={setTheme} />
        </div>
        <Preview {...{ cardId, title, options }} ratio={size} />
      </div>
    </div>
  )
}

const optionsOf = (theme: ThemeChoice): EmbedOptions => ({ theme: theme === 'auto' ? undefined : theme })

interface PreviewProps {
  cardId: string
  title: string
  options: EmbedOptions
  /** Width / height. */
  ratio: string
}

/** The card as it looks there; on a checkerboard where the ground is transparent. */
function Preview({ cardId, title, options, ratio }: PreviewProps) {
  const src = new URL(embedPath(cardId, options), location.origin)
  src.searchParams.set(EMBED_PREVIEW, '')
  return (
    <div>
      <h3 id="embed-preview" className="mb-1.5 font-sans text-base font-semibold">
        Preview
      </h3>
      <iframe
        // A new address in the same frame would be a step of the tab's history.
        key={src.href}
        src={src.href}
        // A press would mark the host's own board.
        inert
        title={`Preview of ${title || UNTITLED_CARD}`}
        style={{ aspectRatio: ratio }}
        data-checkered={options.transparent || undefined}
        className="embed-preview w-full rounded-panel border-2 border-hairline bg-sunk"
      />
    </div>
  )
}
