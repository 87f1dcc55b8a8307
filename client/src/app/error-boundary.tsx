import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { StatusSheet } from '../ui/status-sheet.tsx'

interface State {
  failed: boolean
}

/** Keeps the frame when a screen breaks, and offers to show it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div className="page">
        <StatusSheet
          tone="error"
          title="This screen broke"
          text="That is our fault. Cards and marks are safe where they were."
        >
          <Button onClick={() => location.reload()}>Show it again</Button>
        </StatusSheet>
      </div>
    )
  }
}
