import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { isFrame } from './routes.tsx'

interface Props {
  pathname: string
  children: ReactNode
}
interface State {
  failed: boolean
}

class Boundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override componentDidUpdate(before: Props, stateBefore: State): void {
    const left = before.pathname !== this.props.pathname
    if (left && stateBefore.failed) this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    // Most likely its code could not be loaded.
    const isOffline = !navigator.onLine
    return (
      <div className="page">
        <EmptyState
          tone="error"
          title={isOffline ? basics.offline : app.broken}
          text={isOffline ? app.unreachable : app.brokenText}
        >
          <div className="flex flex-wrap justify-center gap-2.5">
            <Button onClick={() => location.reload()}>{app.reload}</Button>
            {!isFrame(this.props.pathname) && (
              <ButtonLink to={paths.home} variant="outlined">
                {basics.home}
              </ButtonLink>
            )}
          </div>
        </EmptyState>
      </div>
    )
  }
}

/** Keeps header and footer when a screen throws, offers to render it again, and recovers on navigation. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>
}
