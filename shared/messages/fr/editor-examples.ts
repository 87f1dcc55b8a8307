import type { editorExamples as english } from '../en/editor-examples.ts'
import type { Messages } from '../messages.ts'

export const editorExamples: Messages<typeof english> = {
  prompts: [
    '“C’est qui déjà, cet acteur ?”',
    'Le héros marche, tout explose derrière',
    'Le méchant explique tout son plan',
    'Plus de réseau, bien sûr',
    'Baiser sous la pluie',
    'Du pop-corn par terre',
    'La voiture ne démarre pas',
    'Le vieux sage meurt',
    'Entraînement accéléré, en musique',
    'Placement de produit bien visible',
    '“On a de la visite”',
    'Quelqu’un s’endort sur le canapé',
    'Le twist que tout le monde a deviné',
    'Départ au ralenti, sans se retourner',
    'Un cri, mais dans le salon',
    'Le chien s’en sort',
    '“Je le sens mal, ce coup-là”',
    'Poursuite au milieu d’un marché',
    'Bombe désamorcée à la dernière seconde',
    'Quelqu’un surgit dans le miroir',
    'Pause pipi',
    'Quelqu’un raconte la fin',
    'Le hacker ne touche jamais la souris',
    'Flash-back en sépia',
    'Une scène après le générique',
  ],
}
