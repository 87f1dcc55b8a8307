import { lazy, Suspense, useState, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { basics } from '#messages/basics.ts'
import { EMBED_PATH, SCREENS } from '#shared/screens.ts'
import PlayScreen from '../features/play/components/play-screen.tsx'
import { NetworkError } from '../lib/api-client.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { UserScreen } from './protected-route.tsx'

/** A screen in a chunk of its own. Once preloaded it renders synchronously, which hydration needs. */
interface LazyRoute<Screen = ComponentType> {
  Screen: Screen
  preload: () => Promise<unknown>
}

/** Throws a network error if a screen's code can't be loaded: like its data, it comes from the unreachable server. */
function missCode(cause: unknown): never {
  throw new NetworkError(basics.unreachable, { cause })
}

function lazyRoute<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyRoute<ComponentType<Props>> {
  let Loaded: ComponentType<Props> | undefined
  const preload = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  return {
    preload,
    Screen: (props) => {
      // Decided once: switching to `Now` on a later render would remount the screen, which would lose its state.
      const [Now] = useState(() => Loaded)
      // A new `lazy` on each visit, because React remembers a failure forever.
      const [Lazy] = useState(() => lazy(() => preload().catch(missCode)))
      return Now ? (
        <Now {...props} />
      ) : (
        <Suspense
          fallback={
            <div className="late grid place-items-center py-24">
              <Spinner label={basics.loading} />
            </div>
          }
        >
          <Lazy {...props} />
        </Suspense>
      )
    },
  }
}

/** The screen of most visitors is in the app's own chunk: one file compresses better than twenty. */
const play: LazyRoute = { Screen: PlayScreen, preload: () => Promise.resolve() }
export const notFound = lazyRoute(() => import('../ui/not-found-screen.tsx'))

const at = (path: string, load: () => Promise<{ default: ComponentType }>) => ({
  path,
  screen: lazyRoute(load),
})

/** A route for signed-in users only. */
const forUsers = (path: string, load: () => Promise<{ default: UserScreen }>) => ({
  ...at(path, () =>
    Promise.all([import('./protected-route.tsx'), load()]).then(([{ protect }, screen]) => protect(screen)),
  ),
  isProtected: true as const,
})

/** Terms, Privacy and Contact share a chunk, because visitors often read several of them. */
const legal = lazyRoute(() => import('../features/legal/components/legal-screen.tsx'))

const join = lazyRoute(() => import('../features/join/components/join-screen.tsx'))

/** All screens with their paths. */
export const screens: readonly { path: string; screen: LazyRoute; isProtected?: true }[] = [
  at(SCREENS.landing, () => import('../features/landing/components/landing-screen.tsx')),
  at(SCREENS.auth, () => import('../features/auth/components/auth-screen.tsx')),
  at(SCREENS.resetPassword, () => import('../features/auth/components/reset-password-screen.tsx')),
  at(SCREENS.verifyEmail, () => import('../features/auth/components/verify-email-screen.tsx')),
  // One route, because the first save changes the path of an editor that stays mounted.
  at(`${SCREENS.newCard}/:cardId?`, () => import('../features/editor/components/editor-screen.tsx')),
  at(SCREENS.coHost, () => import('../features/co-hosts/components/invitation-screen.tsx')),
  at(EMBED_PATH, () => import('../features/play/components/embed-screen.tsx')),
  { path: SCREENS.playNothing, screen: play },
  { path: SCREENS.play, screen: play },
  at(SCREENS.present, () => import('../features/present/components/present-screen.tsx')),
  at(SCREENS.proof, () => import('../features/proof/components/proof-screen.tsx')),
  { path: SCREENS.join, screen: join },
  { path: SCREENS.joinByCode, screen: join },
  forUsers(SCREENS.myCards, () => import('../features/my-cards/components/my-cards-screen.tsx')),
  forUsers(SCREENS.profile, () => import('../features/profile/components/profile-screen.tsx')),
  at(SCREENS.categories, () => import('../features/categories/components/categories-screen.tsx')),
  at(SCREENS.category, () => import('../features/categories/components/category-screen.tsx')),
  forUsers(SCREENS.newCategory, () => import('../features/categories/components/create-category-screen.tsx')),
  at(SCREENS.iconTest, () => import('../features/icon-test/components/icon-test-screen.tsx')),
  { path: SCREENS.terms, screen: legal },
  { path: SCREENS.privacy, screen: legal },
  { path: SCREENS.contact, screen: legal },
  // Not in SCREENS: the server responds 404 to every request for it, as for any unknown page.
  at('/admin', () => import('../features/admin/components/admin-screen.tsx')),
  at(SCREENS.developers, () => import('../features/developers/components/developers-screen.tsx')),
]

/** Returns the screen of a path; undefined for an unknown path. */
export function screenAt(pathname: string): (typeof screens)[number] | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}

/** Loads the code of a path's screen, so that it renders synchronously. */
export async function preloadScreen(pathname: string): Promise<void> {
  await (screenAt(pathname)?.screen ?? notFound).preload()
}

/** Returns whether a path is that of a card in a frame, which has no header, footer, session or dialogs. */
export const isFrame = (pathname: string) => matchPath(EMBED_PATH, pathname) !== null

/** Returns whether a path's screen depends on who is signed in. */
export function needsSession(pathname: string): boolean {
  const found = screenAt(pathname)
  return found?.isProtected === true || found?.path === SCREENS.auth || found?.path === SCREENS.coHost
}
