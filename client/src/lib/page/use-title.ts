import { useEffect } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'

/**
 * Sets the document title while a screen is open: screen, then product; of an empty one, the product's name. Undefined leaves it to
 * a part of the screen, whose effect runs first.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])
}
