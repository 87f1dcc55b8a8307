import { Flag } from 'lucide-react'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

const loadDialog = () => import('./report-dialog.tsx')

interface ReportButtonProps extends Pick<ReportDialogProps, 'about' | 'path'> {
  label: string
}

/** Opens the form that reports a card or a category. */
export function ReportButton({ label, about, path }: ReportButtonProps) {
  return (
    <DialogButton icon={Flag} label={label} load={loadDialog}>
      {({ ReportDialog }, close) => <ReportDialog about={about} path={path} onClose={close} />}
    </DialogButton>
  )
}
