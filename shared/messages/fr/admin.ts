import type { admin as english } from '../en/admin.ts'
import type { Messages } from '../messages.ts'

export const admin: Messages<typeof english> = {
  title: 'Administration',
  notLoaded: 'Chargement impossible',
  reports: 'Signalements',
  noReports: 'Personne n’a rien signalé.',
  noName: 'sans nom',
  noEmail: 'sans e-mail',
  find: 'Rechercher',
  findField: 'Un lien, un code ou un pseudo',
  nothingFound: 'Rien ne porte ce lien, ce code ou ce pseudo.',
  states: { live: 'en ligne', removed: 'retirée', deleted: 'supprimée' },
  thing: (state, owner, openReports) =>
    `${state}, propriétaire : ${owner}, signalements ouverts : ${openReports}`,
  noOwner: 'personne',
  account: (day, cards) => `depuis le ${day}, grilles : ${cards}`,
  suspendedAccount: (day, cards) => `depuis le ${day}, grilles : ${cards}, compte suspendu`,
  acts: {
    'take-down': {
      label: 'Retirer',
      title: 'Retirer ?',
      follows:
        'Le lien cesse de fonctionner partout, les écrans ouverts sont prévenus, et tout peut être rétabli pendant 30 jours.',
    },
    restore: {
      label: 'Rétablir',
      title: 'Rétablir ?',
      follows: 'Tout est de nouveau en ligne, comme avant.',
    },
    dismiss: {
      label: 'Laisser',
      title: 'Laisser en ligne ?',
      follows: 'Rien ne change, et les signalements sont clos.',
    },
    suspend: {
      label: 'Suspendre',
      title: 'Suspendre ?',
      follows:
        'Le compte est déconnecté partout et personne ne peut modifier ses grilles, jusqu’à ce que tu le réactives.',
    },
    reinstate: {
      label: 'Réactiver',
      title: 'Réactiver ?',
      follows: 'La personne peut se connecter et modifier ses grilles à nouveau.',
    },
    delete: {
      label: 'Supprimer le compte',
      title: 'Supprimer le compte ?',
      follows: 'C’est définitif. Ses grilles restent jouables, sans propriétaire.',
    },
  },
  why: 'Pourquoi ?',
  whyHint:
    'Conservé un an. Lu par les personnes qui ont signalé et par le propriétaire d’une grille retirée.',
  pending: 'Un instant…',
  done: 'C’est fait',
  notDone: 'Ça n’a pas marché',
  confirm: {
    title: 'C’est bien toi ?',
    logInAgain:
      'Ta dernière connexion date de plus de 10 minutes. Déconnecte-toi, reconnecte-toi, puis reviens ici.',
    password: 'Ton mot de passe',
    passwordHint: 'Pour les 10 prochaines minutes.',
    passwordMissing: 'Saisis ton mot de passe',
    answer: 'Continuer',
    failed: 'Non confirmé',
  },
}
