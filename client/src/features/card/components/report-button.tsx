import { Flag } from 'lucide-react'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

const loadDialog = () => import('./report-dialog.tsx')

interface ReportButtonProps extends Pick<ReportDialogProps, 'about' | 'path'> {
  label: string
  /** Whether the form is open at first, as when the user follows the link in a frame. */
  startsOpen?: boolean
}

/** Opens the form that reports a card or a category. */
export function ReportButton({ label, about, path, startsOpen = false }: ReportButtonProps) {
  return (
    <DialogButton icon={Flag} label={label} load={loadDialog} startsOpen={startsOpen}>
      {({ ReportDialog }, close) => (
        <ReportDialog
          about={about}
          path={path}
          onClose={() => {
            close()
            // Remove the fragment: a reload, as of a tab that the browser discarded, would open the form again.
            if (startsOpen) history.replaceState(history.state, '', location.pathname + location.search)
          }}
        />
      )}
    </DialogButton>
  )
}
