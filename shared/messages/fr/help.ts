import { PRODUCT_NAME } from '#shared/product.ts'
import type { help as english } from '../en/help.ts'
import type { Messages } from '../messages.ts'

export const help: Messages<typeof english> = {
  title: `Comment utiliser ${PRODUCT_NAME}`,
  close: 'Compris !',
  creating: {
    title: 'Créer une grille',
    start:
      'Choisis « Nouvelle grille », puis donne-lui un titre et une taille : 3x3, 4x4 ou 5x5. Remplis les cases avec des choses qui arrivent à tous les coups, ou colle une liste. Cinq cases suffisent pour enregistrer.',
    account:
      'Sans compte, une grille reste dans ce navigateur, et Safari l’efface après 7 jours sans visite. Connecte-toi pour l’enregistrer : tous ceux qui l’ont ouverte voient alors tes changements au fur et à mesure.',
  },
  categories: `Une catégorie est une liste de cases toute prête. Ouvre-la et choisis « En faire une grille » pour la remplir au hasard. Connecte-toi pour en copier une ou créer la tienne.`,
  playing: {
    title: 'Jouer',
    marks:
      'Touche une case pour la cocher. Il en faut 5 à la suite : à l’horizontale, à la verticale ou en diagonale. Sur les petites grilles, une ligne complète de 3 ou 4. La case libre compte comme cochée.',
    privacy:
      'Tes cases cochées ne regardent que toi et restent dans ton navigateur. En navigation privée, ou si ton navigateur efface tout à la fermeture, elles se perdent quand tu fermes. « Tout décocher » permet de recommencer.',
  },
  sharing: {
    title: 'Partager',
    link: 'Enregistre la grille et choisis « Partager » : tu obtiens un lien qui montre la même grille à tout le monde. Personne n’a besoin de compte pour jouer. Tu annonces les mots à voix haute ? Active « Une grille différente pour chacun » et chaque joueur reçoit une grille mélangée.',
    room: 'Tout le monde dans la même pièce ? Choisis « Projeter » pour afficher la grille, son QR code ou un tirage sur grand écran. Le tirage sort les mots au hasard. Ou choisis « Partager » pour obtenir un code : il suffit de taper ses six chiffres sur la page d’accueil.',
    hosts:
      'Vous êtes plusieurs à animer ? Ajoute des co-hôtes dans Actions rapides : ils modifient la grille avec toi. « Site web et OBS », dans « Partager », affiche la grille sur ton propre site.',
  },
  themes: {
    title: 'Thèmes',
    text: 'Six papiers, chacun avec son encre : choisis dans Réglages de la grille. Le mode clair ou sombre se change dans le menu. Les impressions sont toujours claires.',
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    select: 'Parcourt et choisit les cases',
    move: 'Passe d’une case à l’autre ; Tab ne s’arrête qu’une fois sur la grille',
    mark: 'Coche ou décoche une case pendant le jeu',
    save: 'Enregistre la grille',
    undo: 'Annule ta dernière modification ; avec Maj, la rétablit',
    swap: 'Échange une case avec sa voisine dans l’éditeur',
    picture: 'Ajoute une image à une case pendant que tu écris',
    message: 'Va au dernier message',
    close: 'Ferme une fenêtre ou un menu',
    mac: 'Sur Mac : Cmd au lieu de Ctrl, et Option au lieu d’Alt.',
  },
  keys: { arrows: 'Flèches', space: 'Espace', ctrl: 'Ctrl', alt: 'Alt', escape: 'Échap' },
}
