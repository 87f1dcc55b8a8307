import { lazy, Suspense, useState, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { EMBED, SCREENS } from '#shared/screens.ts'
import PlayRoute from '../routes/play.tsx'
import type { UserScreen } from './protected-route.tsx'

/** A screen in a chunk of its own. Once preloaded it renders synchronously, which hydration needs. */
interface LazyRoute<Screen = ComponentType> {
  Screen: Screen
  preload: () => Promise<unknown>
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
  const Lazy = lazy(preload)
  return {
    preload,
    Screen: (props) => {
      // Decided once: a screen that came late would lose its state at the next render.
      const [Now] = useState(() => Loaded)
      return Now ? (
        <Now {...props} />
      ) : (
        <Suspense>
          <Lazy {...props} />
        </Suspense>
      )
    },
  }
}

/** The screens of most visitors are in the app's chunk: one file compresses better than twenty. */
const play: LazyRoute = { Screen: PlayRoute, preload: () => Promise.resolve() }
export const notFound = lazyRoute(() => import('../routes/not-found.tsx'))

/** Terms, Privacy and Contact: one chunk, since who reads one often reads the next. */
const legal = lazyRoute(() => import('../routes/legal.tsx'))

const join = lazyRoute(() => import('../routes/join.tsx'))

/** Every screen with its path. */
export const screens: readonly ({ path: string } & (
  | { screen: LazyRoute; isProtected?: undefined }
  /** For signed-in users only. */
  | { screen: LazyRoute<UserScreen>; isProtected: true }
))[] = [
  { path: SCREENS.landing, screen: lazyRoute(() => import('../routes/landing.tsx')) },
  { path: SCREENS.auth, screen: lazyRoute(() => import('../routes/auth.tsx')) },
  { path: SCREENS.resetPassword, screen: lazyRoute(() => import('../routes/reset-password.tsx')) },
  { path: SCREENS.verifyEmail, screen: lazyRoute(() => import('../routes/verify-email.tsx')) },
  // One route, because the first save changes the path of an editor that stays mounted.
  { path: `${SCREENS.newCard}/:cardId?`, screen: lazyRoute(() => import('../routes/create.tsx')) },
  { path: SCREENS.coHost, screen: lazyRoute(() => import('../routes/co-host.tsx')) },
  { path: EMBED, screen: lazyRoute(() => import('../routes/embed.tsx')) },
  { path: SCREENS.playNothing, screen: play },
  { path: SCREENS.play, screen: play },
  { path: SCREENS.present, screen: lazyRoute(() => import('../routes/present.tsx')) },
  { path: SCREENS.proof, screen: lazyRoute(() => import('../routes/proof.tsx')) },
  { path: SCREENS.join, screen: join },
  { path: SCREENS.joinByCode, screen: join },
  { path: SCREENS.myCards, screen: lazyRoute(() => import('../routes/my-cards.tsx')), isProtected: true },
  { path: SCREENS.profile, screen: lazyRoute(() => import('../routes/profile.tsx')), isProtected: true },
  { path: SCREENS.categories, screen: lazyRoute(() => import('../routes/categories.tsx')) },
  { path: SCREENS.category, screen: lazyRoute(() => import('../routes/category.tsx')) },
  {
    path: SCREENS.newCategory,
    screen: lazyRoute(() => import('../routes/create-category.tsx')),
    isProtected: true,
  },
  { path: SCREENS.iconTest, screen: lazyRoute(() => import('../routes/icon-test.tsx')) },
  { path: SCREENS.terms, screen: legal },
  { path: SCREENS.privacy, screen: legal },
  { path: SCREENS.contact, screen: legal },
  // Not in SCREENS: the server answers 404 to everyone who asks for it, as for any unknown page.
  { path: '/admin', screen: lazyRoute(() => import('../routes/admin.tsx')) },
  { path: SCREENS.developers, screen: lazyRoute(() => import('../routes/developers.tsx')) },
]

/** The screen of a path; undefined for an unknown path. */
export function screenAt(pathname: string): (typeof screens)[number] | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}

/** Loads the code of a path's screen, so that it renders synchronously. */
export async function preloadScreen(pathname: string): Promise<void> {
  await (screenAt(pathname)?.screen ?? notFound).preload()
}

/** Whether a path is that of a card in a frame of another page: it has no header, footer, session or dialog. */
export const isFrame = (pathname: string) => matchPath(EMBED, pathname) !== null

/** Whether a path's screen depends on who is signed in. */
export function needsSession(pathname: string): boolean {
  const found = screenAt(pathname)
  return found?.isProtected === true || found?.path === SCREENS.auth || found?.path === SCREENS.coHost
}
