import type { editorEmbed as english } from '../en/editor-embed.ts'
import type { Messages } from '../messages.ts'

export const editorEmbed: Messages<typeof english> = {
  title: 'Intégrer cette grille',
  explanation: 'Mets la grille en direct sur un site ou dans OBS. Tes changements s’y affichent aussitôt.',
  places: 'Où la mettre',
  website: 'Site web',
  stream: 'Stream (OBS)',
  code: 'Code d’intégration',
  codeCopied: 'Code d’intégration copié',
  codeCopiedText: 'Colle-le là où ta page accepte du HTML.',
  wordPress: 'Dans WordPress, mets plutôt le lien de la grille seul sur une ligne.',
  copyFailedText: 'Sélectionne le code d’intégration et copie-le à la main.',
  colors: 'Couleurs',
  schemes: { auto: 'Auto', light: 'Clair', dark: 'Sombre' },
  marks: 'Les joueurs peuvent cocher',
  marksHint: 'Désactive pour une image qui suit tes changements.',
  transparent: 'Fond transparent',
  transparentHint: 'Ta page apparaît autour de la grille.',
  link: 'Lien pour une source navigateur',
  linkCopied: 'Lien copié',
  linkCopiedText: 'Colle-le comme URL d’une source navigateur.',
  steps: (width, height) =>
    `Dans OBS : <path>Sources, +, Navigateur</path>. Colle le lien comme URL et règle la largeur sur ${width} et la hauteur sur ${height}. Le stream montre chaque mot que tu annonces.`,
  size: 'Taille',
  preview: 'Aperçu',
  previewOf: (card) => `Aperçu : ${card}`,
}
