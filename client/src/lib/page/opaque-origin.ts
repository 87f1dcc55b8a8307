/**
 * Whether this page has an opaque origin: a frame with `sandbox` but without `allow-same-origin`, as in WordPress. There the
 * browser refuses storage, and the server refuses all calls except those that read a card.
 */
export const hasOpaqueOrigin = () => window.origin === 'null'
