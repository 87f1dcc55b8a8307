import { matchPath } from 'react-router-dom'
import { SCREENS } from '#shared/screens.ts'
import { lazyRoute, type LazyRoute } from '../lib/lazy-route.tsx'
import PlayRoute from '../routes/play.tsx'

export const landing = lazyRoute(() => import('../routes/landing.tsx'))
export const auth = lazyRoute(() => import('../routes/auth.tsx'))
export const create = lazyRoute(() => import('../routes/create.tsx'))
/** What most visitors come for comes with the app: in one file it compresses better than in twenty. */
export const play: LazyRoute = { Screen: PlayRoute, preload: () => Promise.resolve() }
export const myCards = lazyRoute(() => import('../routes/my-cards.tsx'))
export const notFound = lazyRoute(() => import('../routes/not-found.tsx'))

const screenAt: [pattern: string, screen: LazyRoute][] = [
  [SCREENS.landing, landing],
  [SCREENS.auth, auth],
  [SCREENS.newCard, create],
  [SCREENS.editCard, create],
  [SCREENS.playNothing, play],
  [SCREENS.play, play],
  [SCREENS.myCards, myCards],
]

/** Loads the code of the screen at an address, so that rendering it needs no waiting. */
export async function preloadScreen(pathname: string): Promise<void> {
  const found = screenAt.find(([pattern]) => matchPath(pattern, pathname))
  await (found?.[1] ?? notFound).preload()
}
