/**
 * Whether this page has an opaque origin: a frame with `sandbox` but without `allow-same-origin`, as in
 * WordPress. Storage is refused there, and all calls but those that read a card.
 */
export const hasOpaqueOrigin = () => window.origin === 'null'
