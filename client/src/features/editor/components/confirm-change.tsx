import { editorConfirm } from '#messages/editor-confirm.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { PendingChange, Question } from '../confirm-change.ts'

/** The question, and the button that makes the change. */
function inWords(question: Question): { words: string; answer: string } {
  switch (question.type) {
    case 'grid':
      return { words: editorConfirm.grid, answer: editorConfirm.gridAnswer }
    case 'shuffle':
      return { words: editorConfirm.shuffle, answer: editorConfirm.shuffleAnswer }
    case 'restore':
      return { words: editorConfirm.restore, answer: editorConfirm.restoreAnswer }
    case 'replace':
      return { words: editorConfirm.replace, answer: editorConfirm.replaceAnswer }
    case 'undo':
      return { words: editorConfirm.undo(question.step), answer: editorConfirm.undoAnswer }
    case 'redo':
      return { words: editorConfirm.redo(question.step), answer: editorConfirm.redoAnswer }
  }
}

/** Asks for confirmation before words disappear or move for people who are playing. */
export function ConfirmChange({ change: { players, question, confirm, cancel } }: { change: PendingChange }) {
  const { words, answer } = inWords(question)
  return (
    <ConfirmDialog
      title={editorConfirm.title(players, words)}
      description={editorConfirm.text}
      answer={answer}
      onAnswer={confirm}
      onCancel={cancel}
    />
  )
}
