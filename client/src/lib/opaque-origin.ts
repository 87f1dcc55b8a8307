/**
 * Whether this page has no origin: it is in a frame whose `sandbox` lacks `allow-same-origin`, as WordPress makes them. It stores
 * nothing there and its calls are refused, as those of any page of another site are.
 */
export const hasOpaqueOrigin = () => window.origin === 'null'
