import { PRODUCT_NAME } from '#shared/product.ts'
import type { appDialogs as english } from '../en/app-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

export const appDialogs: Messages<typeof english> = {
  clearSearch: 'Effacer la recherche',
  deleting: 'Suppression…',
  dismiss: 'Fermer',
  hidePassword: 'Masquer le mot de passe',
  iconTest: 'Test des icônes',
  keep: {
    title: 'Garder tes grilles temporaires ?',
    text: (count) =>
      plural(count, {
        one: `Tu as créé ${count} grille dans ce navigateur. Enregistre-la dans ton compte pour la partager et jouer partout.`,
        other: `Tu as créé ${count} grilles dans ce navigateur. Enregistre-les dans ton compte pour les partager et jouer partout.`,
      }),
    notNow: 'Plus tard',
    failed: 'Les grilles n’ont pas été enregistrées.',
    stillHere: (count) =>
      plural(count, {
        one: `Encore dans ce navigateur seulement : ${count} grille.`,
        other: `Encore dans ce navigateur seulement : ${count} grilles.`,
      }),
    saved: (count) =>
      plural(count, {
        one: `${count} grille enregistrée dans ton compte !`,
        other: `${count} grilles enregistrées dans ton compte !`,
      }),
  },
  listFailed: 'Impossible de charger la liste.',
  listLoading: 'Chargement de la liste',
  listOffline: 'Tu es hors ligne. La liste revient en même temps que toi.',
  loggingOut: 'Déconnexion…',
  logOut: 'Se déconnecter',
  logOutTitle: 'Te déconnecter et tout perdre ?',
  logOutText: (cards) =>
    plural(cards, {
      one: `Les changements de ${cards} grille ne sont pas encore enregistrés. Si tu te déconnectes maintenant, ils sont perdus.`,
      other: `Les changements de ${cards} grilles ne sont pas encore enregistrés. Si tu te déconnectes maintenant, ils sont perdus.`,
    }),
  lost: {
    deleted: (title) => `« ${title} » n’est plus sur le serveur`,
    refused: (title) => `Tu ne peux plus modifier « ${title} »`,
    text: 'Tes changements sont encore ici. Ouvre la grille pour en faire une nouvelle.',
  },
  loggedOut: 'Déconnexion réussie',
  loggedOutText: 'À bientôt !',
  logOutFailed: 'Échec de la déconnexion',
  modes: { auto: 'Automatique', light: 'Clair', dark: 'Sombre' },
  modesShort: { auto: 'Auto', light: 'Clair', dark: 'Sombre' },
  myCards: 'Mes grilles',
  notFound: 'Page introuvable',
  notFoundText: 'Ce numéro n’est pas sorti. Le lien a vieilli, ou il lui manque une lettre.',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  profile: 'Mon profil',
  showMore: 'Afficher plus',
  showPassword: 'Afficher le mot de passe',
  stay: 'Rester',
  trouble: {
    'log-in':
      'Ton réseau ou ton entreprise te demande de te reconnecter. Recharge la page : tes changements sont gardés.',
    'read-only':
      'Le réseau ne laisse pas passer ta modification. Essaie avec d’autres mots ou un autre réseau, par exemple tes données mobiles.',
  },
  updated: `${PRODUCT_NAME} a été mis à jour`,

  languages: {
    title: 'Langue',
    current: (name) => `Langue : ${name}`,
    notChecked: 'Traduction pas encore relue par quelqu’un dont c’est la langue.',
    help: '<link>Aide-nous</link> à l’améliorer.',
    failed: 'La langue n’a pas changé',
  },
}
