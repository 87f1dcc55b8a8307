/**
 * Whether this page has an opaque origin: a frame with `sandbox` but without `allow-same-origin`, as in
 * WordPress. Storage is refused there, and the server refuses its calls as cross-site.
 */
export const hasOpaqueOrigin = () => window.origin === 'null'
