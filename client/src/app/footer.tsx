import { PRODUCT_NAME } from '#shared/product.ts'

/** Terms, Privacy and Contact have no pages yet, as specified, so they are text and not links. */
export function Footer() {
  return (
    <footer className="site-footer">
      {/* A page drawn by the server on New Year's Eve may be taken over in the new year. */}
      <span suppressHydrationWarning>
        © {new Date().getFullYear()} {PRODUCT_NAME}
      </span>
      <a role="link" aria-disabled="true">
        Terms
      </a>
      <a role="link" aria-disabled="true">
        Privacy
      </a>
      <a role="link" aria-disabled="true">
        Contact
      </a>
    </footer>
  )
}
