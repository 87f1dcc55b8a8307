import { Flag } from 'lucide-react'
import { DialogButton } from '../../../ui/dialog-button.tsx'

const loadDialog = () => import('./report-dialog.tsx')

interface ReportButtonProps {
  label: string
  about: { cardId: string } | { categoryId: string }
  path: string
}

/** Opens the form that reports a card or a category. */
export function ReportButton({ label, about, path }: ReportButtonProps) {
  return (
    <DialogButton icon={Flag} label={label} load={loadDialog}>
      {({ ReportDialog }, close) => <ReportDialog about={about} path={path} onClose={close} />}
    </DialogButton>
  )
}
