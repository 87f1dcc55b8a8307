/** The storage key of the id of the user who last signed in in this browser; empty once they have signed out. */
export const SEEN_SESSION_KEY = 'session'
