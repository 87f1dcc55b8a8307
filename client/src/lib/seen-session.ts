/** In storage: the id of the user who has signed in last in a window of this browser; empty once that one has signed out. */
export const SEEN_SESSION_KEY = 'session'
