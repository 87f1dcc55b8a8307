import { Provider, type createStore } from 'jotai'
import { useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { Extras } from './extras.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { isFrame, notFound, screens } from './routes.tsx'

/**
 * The whole app inside a router: the same tree in the browser and, for server-rendered pages, on the server.
 * @param store the only store in the browser; one per page on the server
 * @param onHydrated called once after hydration; may return a cleanup function. Changing the store earlier would make
 *   the tree differ from the server's.
 */
export function App({
  store,
  onHydrated,
}: {
  store: ReturnType<typeof createStore>
  onHydrated?: () => (() => void) | void
}) {
  useEffect(() => onHydrated?.(), [onHydrated])
  const inFrame = isFrame(useLocation().pathname)
  return (
    <Provider store={store}>
      {!inFrame && <Header />}
      <main id="main" tabIndex={-1}>
        <ErrorBoundary>
          <Routes>
            {screens.map(({ path, screen }) => (
              <Route key={path} path={path} element={<screen.Screen />} />
            ))}
            <Route path="*" element={<notFound.Screen />} />
          </Routes>
        </ErrorBoundary>
      </main>
      {!inFrame && (
        <>
          <Footer />
          <Extras />
        </>
      )}
    </Provider>
  )
}
