import {
  APPEAL_DAYS,
  JOIN_CODE_HOURS,
  LINK_MINUTES,
  PRODUCT_NAME,
  RECENT_PLAYS_PER_USER,
  REPORT_DAYS,
  TRASH_DAYS,
  VERSION_DAYS,
} from '#shared/product.ts'
import type { legal as english } from '../en/legal.ts'
import type { Messages } from '../messages.ts'

export const legal: Messages<typeof english> = {
  operator: {
    known: `Ce ${PRODUCT_NAME} est géré par <name></name>. E-mail : <address></address>`,
    private: `Ceci est une installation privée de ${PRODUCT_NAME} : quelqu’un la gère pour ses proches et n’a pas publié d’e-mail ici. Adresse-toi à la personne qui t’a envoyé le lien.`,
    failed: 'Impossible de savoir qui gère ce site. Vérifie ta connexion et reviens sur cette page.',
  },
  terms: {
    lead: 'Crée des grilles, partage-les, joue. Voici les règles de la maison.',
    yours: {
      title: 'Tes grilles sont à toi',
      owned:
        'Ce que tu écris reste à toi. Tu nous permets de le conserver et de le montrer à tous ceux qui ont le lien : une grille est faite pour ça.',
      fridge:
        'Un lien, c’est comme un mot sur le frigo. Tous ceux qui l’ont peuvent lire la grille, y jouer et en faire leur propre copie.',
    },
    dont: {
      title: 'S’il te plaît, évite',
      bully: 'd’écrire quoi que ce soit d’illégal, ou qui menace ou harcèle quelqu’un,',
      expose: 'de mettre sur une grille des informations privées sur quelqu’un d’autre,',
      steal: 'de partager le travail ou les images d’autrui contre son gré,',
      attack: `de t’introduire là où tu n’as pas accès, ou de priver les autres de ${PRODUCT_NAME}.`,
    },
    measures: {
      title: 'Ce que nous pouvons faire',
      takeDown:
        'Nous pouvons retirer des grilles et des catégories et fermer des comptes qui ne respectent pas ces règles. Si tu en vois, <contact>préviens-nous</contact>.',
    },
    guarantee: {
      title: 'Sans garantie',
      none: `Nous faisons de notre mieux pour que tout marche et que rien ne se perde, mais nous ne pouvons pas le promettre. Dans les limites de la loi, tu utilises ${PRODUCT_NAME} à tes propres risques.`,
    },
    leaving: {
      title: 'Partir',
      how: 'Tu peux supprimer ton compte à tout moment dans <profile>Mon profil</profile>. <privacy>Confidentialité</privacy> indique ce qui reste.',
    },
    who: { title: 'Qui est « nous »' },
  },
  privacy: {
    lead: 'En bref : tes cases cochées restent sur ton appareil, il n’y a ni publicité ni traqueur, et tu peux télécharger ou supprimer ce que nous conservons.',
    device: {
      title: 'Sur ton appareil seulement',
      marks:
        'Tes cases cochées, tes bingos et ton propre ordre des cases. Nous ne voyons jamais qui a coché quoi, ni qui a gagné.',
      cards: 'Les grilles que tu crées sans compte, et les changements qui ne nous sont pas encore parvenus.',
      played:
        'Les 20 dernières grilles auxquelles tu as joué, pour le hors ligne, et des choix comme le mode sombre.',
      until:
        'Tout cela reste jusqu’à ce que tu effaces les données de ce site dans ton navigateur. Pendant que tu joues, nous comptons les pages ouvertes, pour que chacun voie combien de personnes jouent : un nombre, pas de noms.',
    },
    account: {
      title: 'Si tu t’inscris',
      stored: 'Sur notre serveur, jusqu’à ce que tu le supprimes :',
      names:
        'Ton pseudo, ton e-mail, ton nom affiché, ton icône et ta date d’inscription. Personne d’autre ne voit ton e-mail. Ton nom est visible des personnes avec qui tu partages une catégorie et des autres hôtes de la grille.',
      password:
        'Ton mot de passe sous forme de code à sens unique (un hachage argon2id). Si tu te connectes avec Google ou ton organisation, ton identifiant chez eux à la place.',
      cards:
        'Tes grilles, tes catégories avec leurs éléments, et les personnes avec qui tu les partages. Qui est co-hôte de tes grilles, et de quelles grilles tu es co-hôte.',
      versions: `Les anciennes versions de tes grilles, et qui les a faites, pendant ${VERSION_DAYS} jours. Seuls les hôtes d’une grille les voient.`,
      codes: `Les codes de tes grilles, si tu en demandes : chacun expire ${JOIN_CODE_HOURS} heures après ta dernière utilisation.`,
      tokens:
        'Tes jetons d’accès, si tu en crées : sous forme de codes à sens unique, avec leur nom et la date de ta dernière utilisation.',
      plays: `Les ${RECENT_PLAYS_PER_USER} dernières grilles que tu as ouvertes pour jouer, et quand.`,
      logIns: `Tes connexions : chacune prend fin 30 jours après ta dernière visite ou quand tu te déconnectes, et il y en a 50 au plus. Les liens de nos e-mails fonctionnent ${LINK_MINUTES} minutes.`,
      cookies:
        'Deux cookies vont avec : l’un garde ta session ouverte, l’autre indique qu’elle l’est peut-être. Sans compte, il n’y en a aucun, sauf pendant dix minutes quand tu te connectes avec Google. Si tu choisis une langue, un de plus la retient pendant un an, même sans compte.',
    },
    links: {
      title: 'Ce qu’un lien montre',
      shown:
        'Tous ceux qui ont le lien d’une grille ou d’une catégorie peuvent la voir. Nous demandons aux moteurs de recherche d’ignorer les grilles. Une grille ne dit jamais qui l’a créée.',
    },
    deletion: {
      title: 'Quand tu supprimes',
      words: `Pendant ${TRASH_DAYS} jours, tu peux restaurer une grille ou une catégorie supprimée, et personne d’autre ne la voit. Ensuite, ou si tu la supprimes définitivement, nous supprimons ses mots. Pour qu’un ancien lien ne mène jamais à celle de quelqu’un d’autre, nous gardons son identifiant, ses dates et le compte qui l’a créée.`,
      account:
        'Nous supprimons aussitôt ton compte, avec tes catégories, ce qui est partagé avec toi et ce à quoi tu as joué. Tes grilles restent jouables sans ton nom : supprime-les d’abord si elles doivent disparaître aussi.',
      backups:
        'Si les personnes qui gèrent ce site font des sauvegardes, tes données en disparaissent quand de nouvelles les remplacent.',
    },
    abuse: {
      title: 'Contre les abus',
      counts:
        'Nous comptons les connexions, les inscriptions et les codes erronés par adresse IP pendant une heure au plus, et ce que fait un compte pendant un jour au plus, en mémoire seulement.',
      log: 'Notre journal note l’adresse IP des appels que nous refusons, comme un mauvais mot de passe, avec un code à la place de l’e-mail. Les autres lignes désignent un compte tout au plus par son identifiant. Aucune ligne ne contient d’e-mail ni de mot de passe. La personne qui gère ce site décide combien de temps les journaux sont gardés.',
    },
    reports: {
      title: 'Si tu signales quelque chose',
      kept: `Nous gardons ton signalement ${REPORT_DAYS} jours : ce qu’il concerne, ta raison et tes mots, ainsi que ton nom et ton e-mail si tu les donnes. Ton adresse IP est gardée sous forme de code à sens unique, pour que chacune n’ait qu’un signalement ouvert. Les personnes qui gèrent ce site le reçoivent par e-mail.`,
      takenDown: `Si elles retirent une grille ou une catégorie, ses mots sont gardés à part ${APPEAL_DAYS} jours, pour qu’une erreur puisse être réparée, puis supprimés. Qui a décidé quoi, et pourquoi, est gardé un an.`,
    },
    others: {
      title: 'Les autres',
      pictures: 'L’image d’une case libre vient de son propre site, qui voit alors ton adresse IP.',
      embeds: 'Un site qui intègre une grille n’apprend rien de nous sur toi ni sur tes cases cochées.',
      logIns:
        'Google ou ton organisation est au courant de ta connexion si tu choisis de te connecter par leur biais.',
      networks: 'Facebook et Twitter n’apprennent rien tant que tu n’appuies pas sur leurs boutons.',
      nothing: 'Rien d’autre ne se charge d’ailleurs que d’ici, et nous ne transmettons et ne vendons rien.',
    },
    say: {
      title: 'Tes droits',
      how: `Dans <profile>Mon profil</profile>, tu peux voir, corriger, télécharger et supprimer ce que ${PRODUCT_NAME} conserve sur toi. Pour tout le reste, demande :`,
    },
  },
  contact: {
    lead: 'Qui est derrière tout ça, et où écrire.',
    who: { title: 'Qui gère ce site' },
    takeDown: {
      title: 'Faire retirer quelque chose',
      how: 'Une grille ou une catégorie parle de toi, utilise ton travail ou enfreint la loi ? Signale-la sur sa page, ou écris aux personnes ci-dessus, avec :',
      link: 'son lien, qui contient « /play/ » ou « /categories/ »,',
      wrong: 'ce qui ne va pas,',
      reach: 'comment te joindre, si tu veux une réponse.',
      then: 'Elles regarderont et retireront ce qui n’a pas sa place ici.',
    },
    yourself: {
      title: 'Plus rapide sans nous',
      card: 'Une grille à toi : supprime-la dans <myCards>Mes grilles</myCards>.',
      password: 'Un mot de passe perdu : <reset>choisis-en un nouveau</reset>.',
      data: 'Tes données : télécharge-les ou supprime-les dans <profile>Mon profil</profile>.',
    },
    security: {
      title: 'Tu as trouvé une faille ?',
      how: `Merci d’avoir cherché. Préviens-nous avant d’en parler à d’autres, et n’essaie que sur tes propres grilles et comptes. ${PRODUCT_NAME} n’en sera que meilleur.`,
    },
  },
}
