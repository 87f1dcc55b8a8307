import { useLayoutEffect } from 'react'

/** Sets a `data-` attribute of the page while the component is on the screen, for styles outside the component. */
export function usePageFlag(name: 'lifting' | 'presenting' | 'printing'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset[name] = ''
    return () => {
      delete dataset[name]
    }
  }, [name])
}
