import { QueryClient } from '@tanstack/react-query'

/** The cache of the list screens; the card on the screen has its own atom. Its keys carry the user's id. */
export const queryClient = new QueryClient()
