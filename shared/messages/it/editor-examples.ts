import type { editorExamples as english } from '../en/editor-examples.ts'
import type { Messages } from '../messages.ts'

export const editorExamples: Messages<typeof english> = {
  prompts: [
    '“Ma questo chi è, dove l’ho visto?”',
    'Si allontana da un’esplosione senza voltarsi',
    'Il cattivo spiega tutto il piano',
    'Il telefono non prende',
    'Bacio sotto la pioggia',
    'Popcorn per terra',
    'La macchina non parte',
    'Muore il vecchio saggio',
    'Allenamento con la musica a palla',
    'Marca in bella vista',
    '“Abbiamo visite”',
    'Qualcuno si addormenta sul divano',
    'Colpo di scena già capito da tutti',
    'Camminata al rallentatore',
    'Un urlo, ma dal divano',
    'Il cane si salva',
    '“Ho un brutto presentimento”',
    'Inseguimento in mezzo al mercato',
    'Bomba disinnescata all’ultimo secondo',
    'Spavento allo specchio',
    'Pausa bagno',
    'Qualcuno racconta il finale',
    'L’hacker non usa mai il mouse',
    'Ricordi color seppia',
    'Scena dopo i titoli di coda',
  ],
}
