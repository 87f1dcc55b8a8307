import { useEffect } from 'react'
import type { Theme } from '#shared/product.ts'

/** Gives the page the color of the card's paper, or the neutral one without a theme. */
export function usePageTheme(theme: Theme | undefined): void {
  useEffect(() => {
    if (theme === undefined) return
    document.body.dataset.theme = theme
    return () => {
      delete document.body.dataset.theme
    }
  }, [theme])
}
