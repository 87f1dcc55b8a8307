import { useAtomValue } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { basics } from '#messages/basics.ts'
import { editorImage } from '#messages/editor-image.ts'
import { imageUrlSchema } from '#shared/schemas/card.ts'
import { sayAtField } from '../../../../lib/forms/say-at-field.ts'
import { inPageLanguage } from '../../../../lib/in-page-language.ts'
import { store } from '../../../../lib/store.ts'
import { showError, toast } from '../../../../lib/toast.ts'
import { useIsMounted } from '../../../../lib/use-is-mounted.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { fieldStep } from '../../../../sync/change/steps.ts'
import { loadImage, useImagePreview, type ImagePreview } from '../../use-image-preview.ts'
import { Rosette } from '../../../card/components/rosette.tsx'

/** Sets or removes the image of the free space and shows a toast with Undo. */
function setImage(document: EditorDocument, url: string | null): void {
  const was = store.get(document.shownAtom).freeSpaceImageUrl
  const undo = () => {
    // Keeps an image that was set since.
    if (store.get(document.shownAtom).freeSpaceImageUrl === url)
      document.apply(fieldStep('freeSpaceImageUrl', was, url))
  }
  if (was !== url) document.apply(fieldStep('freeSpaceImageUrl', url, was))
  toast({
    ...(url === null
      ? { title: editorImage.removed, text: editorImage.removedText }
      : { title: editorImage.updated, text: editorImage.updatedText }),
    ...(was !== url && { action: { label: basics.undo, run: undo } }),
  })
}

/** Sets the image of the free space by its address. */
export function FreeImageDialog({ document, onClose }: { document: EditorDocument; onClose: () => void }) {
  const current = useAtomValue(document.shownAtom).freeSpaceImageUrl
  const [text, setText] = useState(current ?? '')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = useIsMounted()
  const entered = imageUrlSchema.safeParse(text)
  const url = (entered.success && entered.data) || undefined
  const preview = useImagePreview(url)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (!entered.success) {
      const focused = globalThis.document.activeElement
      field.current?.focus()
      const { message } = await inPageLanguage({ message: entered.error.issues[0]!.message })
      sayAtField(focused, message)
      return setError(message)
    }
    if (url === undefined) return showError(editorImage.missing, editorImage.missingText)
    setPending(true)
    const loaded = preview === 'ready' || (await loadImage(url))
    // An image that loads after the dialog was closed is not set.
    if (!isOpen()) return
    setPending(false)
    if (!loaded) return showError(editorImage.broken, editorImage.brokenText)
    setImage(document, url)
    onClose()
  }

  const hint = (
    <>
      <span>{editorImage.hint}</span>
      <br />
      <span>{editorImage.privacy}</span>
    </>
  )
  return (
    <Dialog onClose={onClose} title={editorImage.title}>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <FreeImagePreview url={url} preview={preview} />
        <Field label={editorImage.url} hint={hint} error={error}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              type="url"
              inputMode="url"
              autoComplete="off"
              enterKeyHint="done"
              placeholder="https://"
              readOnly={pending}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setError(undefined)
              }}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2.5 [&>*]:flex-1">
          <Button
            variant="outlined"
            disabled={current === null}
            onClick={() => {
              setImage(document, null)
              onClose()
            }}
          >
            {editorImage.remove}
          </Button>
          <Button type="submit" pending={pending} pendingLabel={basics.loading}>
            {editorImage.set}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A preview of the free space: FREE until the image has loaded. */
function FreeImagePreview({ url, preview }: { url: string | undefined; preview: ImagePreview }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="relative grid size-28 flex-none place-items-center rounded-cell bg-primary font-[family-name:var(--font-poster)] text-poster-32 leading-none font-bold text-on-primary outline-2 outline-edge">
        {preview === 'ready' ? (
          <img
            src={url}
            alt={editorImage.previewAlt}
            referrerPolicy="no-referrer"
            className="absolute inset-0.5 size-[calc(100%-4px)] object-contain"
          />
        ) : (
          <>
            <span className="absolute inset-1 opacity-75 [&>svg]:size-full">
              <Rosette />
            </span>
            <span className="relative rounded-full bg-primary px-1 pt-1">{editorImage.free}</span>
          </>
        )}
      </div>
      <p
        role="status"
        className={`flex-[1_1_8rem] ${preview === 'failed' ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {editorImage.preview[preview]}
      </p>
    </div>
  )
}
