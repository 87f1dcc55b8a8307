import { useEffect } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'

/** Sets the document title while a screen is open: screen, then product. By default the product's name. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])
}
