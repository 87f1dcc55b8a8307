import { useState } from 'react'
import { basics } from '#messages/basics.ts'
import { editorEmbed } from '#messages/editor-embed.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { EMBED_HEIGHT, EMBED_WIDTH, embedPath, type EmbedOptions } from '#shared/rules/embed.ts'
import { embedHtml } from '#shared/rules/embed-html.ts'
import { EMBED_PREVIEW } from '#shared/screens.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { rich } from '../../../../ui/rich.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { ShareLinkField } from '../../../../ui/share-link-field.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'

interface EmbedDialogProps {
  cardId: string
  /** The card's title; may be empty. */
  title: string
  /** The origin of the card's link. */
  origin: string
  onClose: () => void
}

const SCHEMES = ['auto', 'light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** The sizes of a browser source: a card at the side, or the whole picture of a stream. */
const SIZES = [
  { value: `${EMBED_WIDTH} / ${EMBED_HEIGHT}`, label: `${EMBED_WIDTH} x ${EMBED_HEIGHT}` },
  { value: '1920 / 1080', label: '1920 x 1080' },
]

/** Ways to embed the card: the HTML code for a website, and the link for a stream. */
export function EmbedDialog({ onClose, ...card }: EmbedDialogProps) {
  const [place, setPlace] = useState<'website' | 'stream'>('website')
  return (
    <Dialog onClose={onClose} size="wide" title={editorEmbed.title} description={editorEmbed.explanation}>
      <Tabs
        label={editorEmbed.places}
        value={place}
        onChange={setPlace}
        tabs={[
          { value: 'website', label: editorEmbed.website, content: <Website {...card} /> },
          { value: 'stream', label: editorEmbed.stream, content: <Stream {...card} /> },
        ]}
      />
    </Dialog>
  )
}

function Colors({ value, onChange }: { value: Scheme; onChange: (scheme: Scheme) => void }) {
  const options = SCHEMES.map((scheme) => ({ value: scheme, label: editorEmbed.schemes[scheme] }))
  return <Segmented legend={editorEmbed.colors} options={options} value={value} onChange={onChange} />
}

type CardProps = Omit<EmbedDialogProps, 'onClose'>

function Website({ cardId, title, origin }: CardProps) {
  const [theme, setTheme] = useState<Scheme>('auto')
  const [marks, setMarks] = useState(true)
  const [transparent, setTransparent] = useState(false)
  const options = { ...optionsOf(theme), marks, transparent }
  const name = `${title || basics.untitled} | ${PRODUCT_NAME}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ShareLinkField
        label={editorEmbed.code}
        url={embedHtml({ origin, cardId, title: name, options })}
        copied={{ title: editorEmbed.codeCopied, text: editorEmbed.codeCopiedText }}
        failed={{ title: basics.copyFailed, text: editorEmbed.copyFailedText }}
      />
      <p className="-mt-2 text-muted">{editorEmbed.wordPress}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <Colors value={theme} onChange={setTheme} />
          <Switch
            label={editorEmbed.marks}
            hint={editorEmbed.marksHint}
            checked={marks}
            onChange={setMarks}
          />
          <Switch
            label={editorEmbed.transparent}
            hint={editorEmbed.transparentHint}
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
  const [theme, setTheme] = useState<Scheme>('auto')
  const [size, setSize] = useState(SIZES[0]!.value)
  const options = { ...optionsOf(theme), marks: false, transparent: true, calls: true }
  const [width = '', height = ''] = size.split(' / ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ShareLinkField
        label={editorEmbed.link}
        url={`${origin}${embedPath(cardId, options)}`}
        copied={{ title: editorEmbed.linkCopied, text: editorEmbed.linkCopiedText }}
      />
      <p className="text-muted">
        {rich(editorEmbed.steps(width, height), {
          path: (words) => <b className="font-semibold text-text">{words}</b>,
        })}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <Segmented legend={editorEmbed.size} options={SIZES} value={size} onChange={setSize} />
          <Colors value={theme} onChange={setTheme} />
        </div>
        <Preview {...{ cardId, title, options }} ratio={size} />
      </div>
    </div>
  )
}

const optionsOf = (theme: Scheme): EmbedOptions => ({ theme: theme === 'auto' ? undefined : theme })

interface PreviewProps {
  cardId: string
  title: string
  options: EmbedOptions
  /** Width / height, as the CSS property aspect-ratio takes it. */
  ratio: string
}

/** The card as it looks when embedded; on a checkerboard if its background is transparent. */
function Preview({ cardId, title, options, ratio }: PreviewProps) {
  const src = new URL(embedPath(cardId, options), location.origin)
  src.searchParams.set(EMBED_PREVIEW, '')
  return (
    <div>
      <h3 id="embed-preview" className="mb-1.5 font-sans text-[1rem] leading-normal font-semibold">
        {editorEmbed.preview}
      </h3>
      <iframe
        // A new address in the same frame would add an entry to the tab's history.
        key={src.href}
        src={src.href}
        // A tap would mark a square on the host's own board.
        inert
        title={editorEmbed.previewOf(title || basics.untitled)}
        style={{ aspectRatio: ratio }}
        data-checkered={options.transparent || undefined}
        className="embed-preview w-full rounded-panel border-2 border-hairline bg-sunk"
      />
    </div>
  )
}
