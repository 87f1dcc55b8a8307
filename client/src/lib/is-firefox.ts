/** For what only Firefox does. */
export const isFirefox = () => 'mozInnerScreenX' in window
