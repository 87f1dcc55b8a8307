import { SmilePlus } from 'lucide-react'
import { useLayoutEffect, type RefObject } from 'react'
import { editorSquare } from '#messages/editor-square.ts'
import { useLazyDialog } from '../../../../lib/lazy/use-lazy-dialog.ts'
import { useWindowEvent } from '../../../../lib/page/use-window-event.ts'
import { Button } from '../../../../ui/button.tsx'

const loadPictures = () => import('../dialogs/picture-dialog.tsx')

const IN_SQUARE = 'absolute start-0 bottom-0 min-h-[26px] px-[5px] py-[2px] text-muted [&>svg]:size-4'

interface AddPictureProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** Tells a field in a square, which closes when it loses the focus, whether the emoji dialog is open. */
  onPicking?: (isPicking: boolean) => void
}

/** The button to insert an emoji. Ctrl+. in the field does the same, as Tab leaves the field of a square. */
export function AddPicture({ field, onPicking }: AddPictureProps) {
  const { code, isOpen, open, close } = useLazyDialog(loadPictures, { preload: false })
  useLayoutEffect(() => onPicking?.(isOpen))
  useWindowEvent('keydown', (event) => {
    if (!event.ctrlKey || event.key !== '.' || event.target !== field.current) return
    event.preventDefault()
    open()
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-keyshortcuts="Control+."
        {...(onPicking && { title: editorSquare.addPicture, tabIndex: -1, className: IN_SQUARE })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        <SmilePlus />
        <span className={onPicking && 'sr-only'}>{editorSquare.addPicture}</span>
      </Button>
      {code && <code.PictureDialog open={isOpen} onClose={close} field={field} />}
    </>
  )
}
