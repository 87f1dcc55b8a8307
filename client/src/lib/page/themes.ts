import { useEffect } from 'react'
import type { Theme } from '#shared/product.ts'

/** The page takes the colour of the card's paper; without a theme it has the neutral one. */
export function usePageTheme(theme: Theme | undefined): void {
  useEffect(() => {
    if (theme === undefined) return
    document.body.dataset.theme = theme
    return () => {
      delete document.body.dataset.theme
    }
  }, [theme])
}
