import { useEffect } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'

/** The title of the page while a screen is open: what it is, then whose. Without one it is the product's name. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME
  }, [title])
}
