import { Provider, type createStore } from 'jotai'
import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react'
import { EmbedScreen } from '../features/play/components/embed-screen.tsx'
import { Button } from '../ui/button.tsx'

interface EmbedAppProps {
  store: ReturnType<typeof createStore>
  cardId: string
  hasMarks: boolean
  isPreview?: boolean
  /** Called once after hydration. */
  onHydrated?: () => void
}

/** The app in a frame of another page: one screen, without a session, a router, a header or a footer. */
export function EmbedApp({ store, cardId, hasMarks, isPreview = false, onHydrated }: EmbedAppProps) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <Provider store={store}>
      <EmbedBoundary>
        <EmbedScreen cardId={cardId} hasMarks={hasMarks} isPreview={isPreview} />
      </EmbedBoundary>
    </Provider>
  )
}

/** Offers to load the frame again when the screen throws. */
class EmbedBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="embed">
        <div className="embed-message" role="alert">
          <h1>Something broke here</h1>
          <p>Our fault, not yours. Your marks are safe.</p>
          <Button variant="ink" onClick={() => location.reload()}>
            Reload
          </Button>
        </div>
      </main>
    )
  }
}
