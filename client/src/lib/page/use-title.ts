import { useEffect } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'

/**
 * Sets the document title while a screen is open: the screen's title followed by the product's name, or only the latter if the title
 * is empty. Undefined leaves the title to a part of the screen, whose effect runs first.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])
}
