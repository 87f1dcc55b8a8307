import { useAtomValue } from 'jotai'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { editorImage } from '#messages/editor-image.ts'
import { imageUrlSchema } from '#shared/schemas/card.ts'
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../../lib/forms/zod-resolver.ts'
import { store } from '../../../../lib/store.ts'
import { showError, toast } from '../../../../lib/toast.ts'
import { useIsMounted } from '../../../../lib/use-is-mounted.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/form-field.tsx'
import { SentForm } from '../../../../ui/sent-form.tsx'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { fieldStep } from '../../../../sync/change/steps.ts'
import { loadImage, useImagePreview, type ImagePreview } from '../../use-image-preview.ts'
import { Rosette } from '../../../card/components/rosette.tsx'

/** Sets or removes the image of the free space and shows a toast with Undo. */
function setImage(document: EditorDocument, url: string | null): void {
  const was = store.get(document.shownAtom).freeSpaceImageUrl
  const undo = () => {
    // Only if no other image has been set since.
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

const imageForm = z.object({ url: imageUrlSchema })

/** Sets the image of the free space by its address. */
export function FreeImageDialog({ document, onClose }: { document: EditorDocument; onClose: () => void }) {
  const current = useAtomValue(document.shownAtom).freeSpaceImageUrl
  const isOpen = useIsMounted()
  const form = useSentForm<z.input<typeof imageForm>, z.output<typeof imageForm>>({
    resolver: zodResolver(imageForm),
    defaultValues: { url: current ?? '' },
    failed: editorImage.broken,
    send: async ({ url }) => {
      if (url === null) return showError(editorImage.missing, editorImage.missingText)
      const loaded = preview === 'ready' || (await loadImage(url))
      // Don't set an image that loads after the dialog was closed.
      if (!isOpen()) return
      if (!loaded) return showError(editorImage.broken, editorImage.preview.failed)
      setImage(document, url)
      onClose()
    },
  })
  const entered = imageUrlSchema.safeParse(useWatch({ control: form.control, name: 'url' }))
  const url = entered.data ?? undefined
  const preview = useImagePreview(url)
  const hint = (
    <>
      <span>{editorImage.hint}</span>
      <br />
      <span>{editorImage.privacy}</span>
    </>
  )
  return (
    <Dialog onClose={onClose} title={editorImage.title}>
      <SentForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FreeImagePreview url={url} preview={preview} />
        <TextField
          name="url"
          label={editorImage.url}
          hint={hint}
          type="url"
          inputMode="url"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="https://"
          dir="ltr"
          readOnly={form.isSubmitting}
          onFocus={(event) => event.currentTarget.select()}
        />
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
          <Button type="submit" pending={form.isSubmitting} pendingLabel={basics.loading}>
            {editorImage.set}
          </Button>
        </div>
      </SentForm>
    </Dialog>
  )
}

/** A preview of the free space. It shows FREE until the image has loaded. */
function FreeImagePreview({ url, preview }: { url: string | undefined; preview: ImagePreview }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="relative grid size-28 flex-none place-items-center rounded-cell bg-primary font-[family-name:var(--font-poster)] text-poster-32 leading-none font-bold text-on-primary [outline:2px_solid_var(--edge)]">
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
            <span className="relative rounded-full bg-primary px-1 pt-1">{texts.free}</span>
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
