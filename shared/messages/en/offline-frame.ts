/** What a card in a frame says while the server can't be reached. The service worker has it in every language. */
export const offlineFrame = {
  title: "You're offline",
  text: "We'll try to load this card again every 30 seconds.",
  retry: 'Try now',
}
