import type { Messages } from '../messages.ts'
import type { editorExamples as english } from '../en/editor-examples.ts'

export const editorExamples: Messages<typeof english> = {
  prompts: [
    '“Waar ken ik die acteur van?”',
    'Held kijkt niet om naar de explosie',
    'Slechterik legt zijn hele plan uit',
    'Precies nu geen bereik',
    'Kus in de regen',
    'Chips tussen de kussens',
    'De auto start niet',
    'Wijze oude man gaat dood',
    'Trainen op opzwepende muziek',
    'Merk toevallig vol in beeld',
    '“We hebben bezoek”',
    'Iemand op de bank valt in slaap',
    'Wending die niemand verrast',
    'Held loopt weg in slow motion',
    '“Wie is dat ook alweer?”',
    'De hond overleeft het',
    '“Ik heb hier een slecht gevoel over”',
    'Achtervolging over een markt',
    'Bom stopt op de laatste seconde',
    'Schrik in de spiegel',
    'Even pauze voor de wc',
    'Iemand verklapt het einde',
    'Hacker typt zonder muis',
    'Flashback in sepia',
    'Er komt nog iets na de aftiteling',
  ],
}
