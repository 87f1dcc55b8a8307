/** The code of the BINGO moment, loaded while the page is idle, so that a BINGO works offline too. */
export const loadConfetti = () => import('../card/confetti.ts')
export const loadBingoDialog = () => import('./components/bingo-dialog.tsx')
