import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import { NetworkError } from '../lib/api-client.ts'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { isFrame } from './routes.tsx'

interface Props {
  pathname: string
  children: ReactNode
}
interface State {
  error?: Error | undefined
}

class Boundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override componentDidUpdate(before: Props, stateBefore: State): void {
    const hasLeft = before.pathname !== this.props.pathname
    if (hasLeft && stateBefore.error) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    const isOffline = error instanceof NetworkError
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

/** Keeps the header and footer when a screen throws, offers a reload, and recovers on navigation. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>
}
