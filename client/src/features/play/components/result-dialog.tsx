import { Copy, Download, Share2, SmilePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useShareLink } from '../../card/share-link.ts'
import { fileName, isGuarded } from '../../card/file-name.ts'
import { saveFile } from '../../../lib/save-file.ts'
import type { Result } from '../atoms.ts'
import { useNotes } from '../notes.ts'
import {
  emojiGrid,
  headline,
  describeResult,
  takeResult,
  pictureOf,
  caption,
  resultAsEmoji,
} from '../result.ts'
import { copyLink } from '../../../ui/copy-link.ts'
import { showError, toast } from '../../../lib/toast.ts'
import { ShowBingoButton } from './show-bingo-button.tsx'

/** The image, or its status in a box of the same size. */
function Preview({ picture, alt, onRetry }: { picture: Picture; alt: string; onRetry: () => void }) {
  return (
    <div className="grid aspect-[4/5] w-full max-w-[max(10rem,24vh)] place-items-center overflow-hidden rounded-field border-2 border-edge bg-stock xs:max-w-[17rem]">
      {picture.status === 'ready' ? (
        <img src={picture.url} alt={alt} className="block size-full" />
      ) : (
        <div role="status" className="grid justify-items-center gap-3 p-4 text-center">
          {picture.status !== 'failed' ? (
            playDialogs.result.drawing
          ) : (
            <>
              <span>{playDialogs.result.notDrawn}</span>
              <Button variant="outlined" size="small" onClick={onRetry}>
                {basics.tryAgain}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

function Actions({ result, link, file }: { result: Result; link: string; file: Blob | undefined }) {
  const { result: words } = playDialogs
  return (
    <div className="flex w-full flex-wrap gap-2.5 xs:flex-col [&>*]:flex-auto [&>*]:gap-1.5 [&>*]:px-1.5">
      {'share' in navigator && (
        <Button variant="ink" onClick={() => void shareResult(result, link, file)}>
          <Share2 />
          <span>{basics.share}</span>
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={!file}
        onClick={() => file && saveFile(file, fileName(result.card.title, file))}
      >
        <Download />
        <span>{words.download}</span>
      </Button>
      {canCopyPicture() && !(file && isGuarded(file)) && (
        <Button variant="outlined" disabled={!file} onClick={() => file && void copyPicture(file)}>
          <Copy />
          <span>{words.copyPicture}</span>
        </Button>
      )}
      <Button variant="outlined" onClick={() => void copyEmoji(result, link)}>
        <SmilePlus />
        <span>{words.copyEmoji}</span>
      </Button>
      {result.lines.length > 0 && <ShowBingoButton bingo={result} />}
    </div>
  )
}

function ResultSheet({ result, onClose }: { result: Result; onClose: () => void }) {
  const { url } = useShareLink(result.card.cardId, result.card.columns)
  const link = result.hasLink ? url : ''
  const { picture, retry } = usePicture(result, link)
  const summary = describeResult(result)
  const notes = useNotes(result.card.cardId)
  const noted = result.card.cells.filter((words) => notes.has(words))
  const file = picture.status === 'ready' ? picture.file : undefined
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title={playDialogs.result.title}
      description={playDialogs.result.text}
    >
      <div className="flex flex-wrap items-start justify-center gap-5">
        <Preview
          picture={picture}
          alt={playDialogs.result.picture(result.card.title, summary).replace(/\s+/g, ' ')}
          onRetry={retry}
        />
        <div className="flex w-full flex-col items-center gap-4 xs:w-auto xs:flex-1">
          <div className="text-center">
            <h3 className="text-poster-24">{headline(result)}</h3>
            <p role="img" aria-label={summary} className="mt-2 text-big leading-tight whitespace-pre">
              {emojiGrid(result)}
            </p>
          </div>
          <Actions result={result} link={link} file={file} />
          {noted.length > 0 && (
            <ul className="dotted-list w-full" aria-label={playDialogs.list.note}>
              {noted.map((words) => (
                <li key={words}>
                  <p className="justify-between">
                    <b dir="auto">{words}</b>
                    <bdi>{notes.get(words)}</bdi>
                  </p>
                </li>
              ))}
            </ul>
          )}
          {file && isGuarded(file) && <p className="text-muted">{playDialogs.result.guarded}</p>}
        </div>
      </div>
    </Dialog>
  )
}

/** The player's result at the moment the dialog opened, as an image and as emojis, with actions to share it. */
export function ResultDialog({ onClose }: { onClose: () => void }) {
  const [result] = useState(takeResult)
  return result ? <ResultSheet result={result} onClose={onClose} /> : null
}

type Picture = { status: 'pending' | 'failed' } | { status: 'ready'; file: Blob; url: string }

/** Renders the image of a result in the browser; nothing is sent to the server. */
function usePicture(result: Result, link: string) {
  const [picture, setPicture] = useState<Picture>({ status: 'pending' })
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let url: string | undefined
    let stopped = false
    import('../../picture/draw-card.ts')
      .then(({ drawCard }) => drawCard(pictureOf(result, link)))
      .then(
        (file) => {
          if (stopped) return
          url = URL.createObjectURL(file)
          setPicture({ status: 'ready', file, url })
        },
        () => !stopped && setPicture({ status: 'failed' }),
      )
    return () => {
      stopped = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [result, link, attempt])
  const retry = () => {
    setPicture({ status: 'pending' })
    setAttempt(attempt + 1)
  }
  return { picture, retry }
}

/** False on plain HTTP, which has no clipboard for images. */
function canCopyPicture(): boolean {
  return 'ClipboardItem' in window && 'clipboard' in navigator && 'write' in navigator.clipboard
}

async function copyPicture(picture: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })])
    toast({ title: playDialogs.result.pictureCopied, text: playDialogs.result.copiedText })
  } catch {
    showError(basics.copyFailed, playDialogs.result.pictureNotCopied)
  }
}

async function copyEmoji(result: Result, link: string): Promise<void> {
  const { copied, copiedText, notCopied } = playDialogs.result
  await copyLink(resultAsEmoji(result, link), {
    copied: { title: copied, text: copiedText },
    failed: { title: basics.copyFailed, text: notCopied },
  })
}

/** Opens the device's share sheet with the image, or with the emoji grid where files cannot be shared. */
async function shareResult(result: Result, link: string, picture: Blob | undefined): Promise<void> {
  const files = picture
    ? [new File([picture], fileName(result.card.title, picture), { type: picture.type })]
    : []
  const takesFiles = files.length > 0 && navigator.canShare?.({ files })
  try {
    await navigator.share(
      takesFiles ? { files, text: caption(result, link) } : { text: resultAsEmoji(result, link) },
    )
  } catch (error) {
    // AbortError: the player closed the sheet.
    if (!(error instanceof Error && error.name === 'AbortError')) await copyEmoji(result, link)
  }
}
