import { editorChanges } from '#messages/editor-changes.ts'
import { basics } from '#messages/basics.ts'
import { isolated } from '../../lib/isolated.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import type { News } from '../../sync/change/card-clients.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { refusalOf } from '../../sync/change/operations.ts'
import type { Step } from '../../sync/change/steps.ts'
import { reapply, applyWithUndo, explainRefusal } from './history.ts'

/** Returns the words that a step of typing would have added. */
function wordsOf(step: Step): string[] {
  switch (step.type) {
    case 'words':
      return step.text === '' ? [] : [step.text]
    case 'extra':
      return step.words.filter((word) => !step.was.includes(word))
    case 'field':
      return step.name === 'title' ? [String(step.value)] : []
    case 'operation':
    case 'call':
      return []
  }
}

const listed = (words: readonly string[]) => basics.list(words.map(isolated))

/** Tells the author what happened to their words, and offers a remedy if there is one. */
export function showNews(document: EditorDocument, news: News): void {
  if (news.type === 'moved') {
    const { words } = news
    toast({
      title: editorChanges.movedAway,
      text: editorChanges.movedAwayText(listed(words.map(({ word }) => word))),
      action: {
        label: editorChanges.putBack,
        run: () => {
          for (const { word, index } of words) applyWithUndo(document, { type: 'put', word, index })
        },
      },
    })
    return
  }
  const { steps } = news
  const late = steps.filter((step) => step.late)
  if (late.length > 0)
    return toast({
      title: editorChanges.changed,
      text: editorChanges.changedText,
      action: {
        label: editorChanges.applyAgain,
        run: () => {
          for (const step of late) reapply(document, step)
        },
      },
    })
  const card = store.get(document.shownAtom)
  const [refusal] = steps.flatMap((step) =>
    step.type === 'operation' ? (refusalOf(card, step.operation) ?? []) : [],
  )
  if (refusal) return toast({ title: editorChanges.cantApply, text: explainRefusal(refusal) })
  const words = steps.flatMap(wordsOf)
  toast({
    title: editorChanges.noRoom,
    text: words.length > 0 ? editorChanges.noRoomFor(listed(words)) : editorChanges.noRoomText,
  })
}
