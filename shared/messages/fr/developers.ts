import { PRODUCT_NAME } from '#shared/product.ts'
import type { developers as english } from '../en/developers.ts'
import type { Messages } from '../messages.ts'

export const developers: Messages<typeof english> = {
  lead: 'Laisse un script remplir les cases pendant ton direct. Tous ceux qui ont la grille ouverte voient aussitôt les changements.',
  failed: 'Impossible de charger la liste des appels. Vérifie ta connexion et reviens sur cette page.',
  contents: 'Sur cette page',
  parts: {
    change: 'Modifier une case',
    recipes: 'Recettes',
    calls: 'L’API',
    live: 'Suivre une grille en direct',
    pages: 'Appels des pages',
  },
  token:
    'Crée un jeton dans <profile>Mon profil</profile> et mets-le dans <code>TOKEN</code>. La dernière partie du lien de ta grille est son identifiant. Les cases se comptent à partir de 0, rangée par rangée.',
  language: 'Langage des exemples',
  changeExample: 'Modifier une case : exemple',
  ownCard: 'Cet appel modifie une case de ta grille « <title></title> ».',
  recipesLead:
    'Chaque annonce s’affiche chez les joueurs et sur le stream. Un bot de chat appelle `bingo` pour des messages comme « !call Le chien aboie ». Un Stream Deck envoie la requête ci-dessous avec un plugin comme API Request. Dans Streamer.bot, ajoute « Execute C# Code » à l’action de ta commande. Mets ton jeton dans `TOKEN`, et ne le montre pas à l’écran.',
  recipes: {
    call: 'Annoncer un mot, avec curl',
    uncall: 'Retirer l’annonce, avec curl',
    bot: 'Annoncer, retirer ou remplir la prochaine case vide, pour un bot de chat en Node',
    streamDeck: 'Annoncer un mot, avec un Stream Deck',
    streamerBot: 'Annoncer ce que dit une commande du chat, avec Streamer.bot',
  },
  callsLead: ({ calls, callsAtOnce, changes, changesAtOnce }) =>
    `Envoie et attends du JSON. Les heures sont en UTC. Chaque erreur a un \`code\`. Chaque appel liste les siens ; tous peuvent aussi répondre \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` et \`unavailable\`. Un jeton a droit à ${calls} appels par seconde, par rafales de ${callsAtOnce} au plus, dont ${changes} modifications, par rafales de ${changesAtOnce} au plus.`,
  openApi:
    '<link>Tout au format OpenAPI 3.1</link>, avec le schéma de chaque champ. Nous pouvons ajouter des champs et des événements. Avant d’en retirer un, nous te prévenons un an à l’avance.',
  noBrowsers:
    'Fais tourner tes scripts hors d’un navigateur. Les pages d’autres sites ne peuvent ni lire nos réponses ni suivre une grille, avec ou sans jeton.',
  example: (summary) => `${summary} : exemple`,
  needsNoToken: 'Sans jeton.',
  needsToken: (scope) => `Il faut un jeton avec \`${scope}\`.`,
  errors: (codes) => `Erreurs : ${codes}.`,
  limit: (limit) => `Limite : ${limit}.`,
  liveLead:
    'Connecte-toi avec Socket.IO, par WebSocket uniquement, sur `/socket.io/`. Il ne faut pas de jeton. Ce script suit une grille :',
  liveExample: 'Suivre une grille, avec socket.io-client',
  events: {
    client: (name) => `\`${name}\`, envoyé par le client.`,
    server: (name) => `\`${name}\`, envoyé par le serveur.`,
  },
  pagesLead: `Les pages de ${PRODUCT_NAME} font ces appels, avec une session. Les jetons ne le peuvent pas.`,
  copied: 'Copié',
  copiedText: 'Colle-le dans un terminal ou un fichier.',
  notCopiedText: 'Sélectionne les lignes et copie-les à la main.',
}
