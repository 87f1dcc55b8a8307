import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

interface RouteModule {
  default: ComponentType
}

/** A screen in a chunk of its own. Once `preload` has resolved it renders at once, as hydration needs it to. */
export interface LazyRoute {
  Screen: ComponentType
  preload: () => Promise<void>
}

/**
 * Makes a screen of a module that is loaded when it is first shown.
 * @param load the dynamic import of a module whose default export is the screen
 * @param fallback what stands there while the module loads
 */
export function lazyRoute(load: () => Promise<RouteModule>, fallback: ReactNode = null): LazyRoute {
  let Loaded: ComponentType | undefined
  const loadOnce = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  const Deferred = lazy(loadOnce)
  return {
    Screen: function Screen() {
      return Loaded ? (
        <Loaded />
      ) : (
        <Suspense fallback={fallback}>
          <Deferred />
        </Suspense>
      )
    },
    preload: async () => {
      await loadOnce()
    },
  }
}
