import type { refusals as english } from '../en/refusals.ts'
import type { Messages } from '../messages.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Il y a une erreur là-dedans.',
    'not-signed-in': 'Connecte-toi.',
    'another-account':
      'Quelqu’un d’autre s’est connecté ici, donc rien n’a été modifié. Regarde à qui est ce compte, puis réessaie.',
    'invalid-credential': 'Ton identité n’est pas confirmée. Connecte-toi.',
    'invalid-token': 'Ce jeton d’accès ne fonctionne pas.',
    'invalid-action-code': 'Ce lien est incomplet. Ouvre-le de nouveau depuis l’e-mail.',
    'expired-action-code': 'Ce lien a déjà servi ou a expiré.',
    'wrong-password': 'Ce n’est pas ton mot de passe.',
    'requires-recent-login': 'Reconnecte-toi.',
    'registration-closed':
      'Il faut une invitation pour s’inscrire ici. Adresse-toi à la personne qui gère ce serveur.',
    forbidden: 'Tu n’as pas le droit de faire ça ici.',
    'insufficient-scope': 'Ce jeton d’accès n’a pas le droit de faire ça.',
    'foreign-origin': 'Cet appel vient d’un autre site.',
    'account-suspended': 'Ce compte est suspendu.',
    'not-found': 'C’est introuvable.',
    removed: 'Ce contenu a été retiré après un signalement.',
    'card-id-taken': 'Cet identifiant de grille est déjà pris.',
    'category-id-taken': 'Cet identifiant de catégorie est déjà pris.',
    'email-already-in-use': 'Ce pseudo ou cet e-mail est déjà pris.',
    conflict: 'Ça a changé ailleurs.',
    'version-conflict': 'Ça a changé ailleurs.',
    'quota-exceeded': 'Il n’y a plus de place. Supprime quelque chose pour en faire.',
    'too-many-requests': 'Trop d’essais. Attends un instant.',
    'too-large': 'La requête est trop grande.',
    'unsupported-media-type': 'Il y a une erreur là-dedans.',
    'not-implemented': 'Ce serveur ne propose pas ça.',
    unavailable: 'Le serveur est très occupé. Réessaie dans un instant.',
    internal: 'Un problème est survenu de notre côté. Réessaie.',
  },

  sentences: {
    'Please log in again, then delete the account.': 'Reconnecte-toi, puis supprime ton compte.',
    'Incorrect email or password.': 'Mauvais e-mail ou mauvais mot de passe.',
    "That's not your current password.": 'Ce n’est pas ton mot de passe actuel.',
    "People don't log in with a password here. Use the button on the login page.":
      'Ici, on ne se connecte pas avec un mot de passe. Utilise le bouton de la page de connexion.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'Ce compte est suspendu. Notre page Contact indique qui peut te dire pourquoi.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Ce serveur n’accepte pas de nouveaux comptes. Si tu en as besoin, demande à la personne qui le gère.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Il faut une invitation pour s’inscrire ici. Demande-la à la personne qui gère ce serveur.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'Cette invitation a déjà servi ou a expiré. Demandes-en une autre à la personne qui gère ce serveur.',
    'Use the address that we sent the invitation to.':
      'Utilise l’adresse à laquelle l’invitation a été envoyée.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'On t’a déjà envoyé trois e-mails en une heure. Regarde ta boîte de réception et tes spams.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Tes données sont déjà en cours de téléchargement. Attends que ce soit fini.',
    'Many people are downloading their data. Please try again in a minute.':
      'Beaucoup de personnes téléchargent leurs données. Réessaie dans une minute.',
    'You have # tokens. Delete one to make room for another.':
      'Tu as # jetons. Supprimes-en un pour en ajouter un autre.',
    "This token doesn't exist.": 'Ce jeton n’existe pas.',
    'Please enter a valid email': 'Saisis une adresse e-mail valide',
    'Email must be at most # characters': 'L’e-mail peut compter # caractères au plus',
    'Username must be at least # characters': 'Le pseudo doit compter au moins # caractères',
    'Username must be at most # characters': 'Le pseudo peut compter # caractères au plus',
    'Use only letters, digits, _, - and .': 'Seulement des lettres, des chiffres, _, - et .',
    'Password is required': 'Saisis un mot de passe',
    'Password must be at least # characters': 'Le mot de passe doit compter au moins # caractères',
    'Password must be at most # characters': 'Le mot de passe peut compter # caractères au plus',
    "Password contains characters we can't store": 'Le mot de passe contient des caractères refusés',
    "Passwords don't match": 'Les mots de passe sont différents',
    'Display name is required': 'Saisis un nom affiché',
    'Display name must be at most # characters': 'Le nom affiché peut compter # caractères au plus',
    "Display name contains characters we can't store": 'Le nom affiché contient des caractères refusés',
    'Choose one of the icons shown': 'Choisis l’une des icônes affichées',
    'Choose one of the languages in the menu': 'Choisis l’une des langues du menu',
    'Name is required': 'Saisis un nom',
    'Name must be at most # characters': 'Le nom peut compter # caractères au plus',
    "Name contains characters we can't store": 'Le nom contient des caractères refusés',
    "This card doesn't exist.": 'Cette grille n’existe pas.',
    'This card was removed after a report.': 'Cette grille a été retirée après un signalement.',
    "You haven't deleted this within the last # days.":
      'Tu n’as pas supprimé ça au cours des # derniers jours.',
    'This card changed elsewhere.': 'Cette grille a changé ailleurs.',
    'Someone else has changed the same part of this card.':
      'Quelqu’un d’autre a modifié la même partie de la grille.',
    'Only the owner and co-hosts can edit this card.':
      'Seuls son propriétaire et ses co-hôtes peuvent modifier cette grille.',
    'Only the owner can delete this card.': 'Seul son propriétaire peut supprimer cette grille.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Seuls son propriétaire et ses co-hôtes peuvent voir les anciennes versions d’une grille.',
    'This version is gone. We keep them for # days.': 'Cette version n’existe plus. On les garde # jours.',
    'A lot of people are editing this card right now. Please try again.':
      'Beaucoup de personnes modifient cette grille en ce moment. Réessaie.',
    "You've reached # cards. Delete one to make room.":
      'Tu as déjà # grilles. Supprimes-en une pour faire de la place.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Tu as utilisé tes # Mo. Supprime des grilles, des catégories ou des éléments pour faire de la place.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Tu as utilisé tes # Mo. Confirme ton e-mail pour avoir # Mo, ou supprime des grilles, des catégories ou des éléments.',
    'This card is #x#, not #x#.': 'Cette grille est en #x#, pas en #x#.',
    'This card has a free space.': 'Cette grille a une case libre.',
    'This card has no free space.': 'Cette grille n’a pas de case libre.',
    'The words take too much room. Shorten them, or remove some.':
      'Les mots prennent trop de place. Raccourcis-les, ou supprimes-en.',
    'No square says this.': 'Aucune case ne dit ça.',
    'A round has at most # calls. Start a new one.':
      'Une manche compte # annonces au plus. Lances-en une nouvelle.',
    'The calls of this round take too much room. Start a new one.':
      'Les annonces de cette manche prennent trop de place. Lances-en une nouvelle.',
    'Only the owner can get a code for this card.':
      'Seul son propriétaire peut obtenir un code pour cette grille.',
    'No code is free right now. Please try again.': 'Aucun code n’est libre pour l’instant. Réessaie.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# de tes grilles ont déjà un code. Réessaie quand l’un d’eux aura expiré : # heures après ta dernière utilisation.',
    'Title must be at most # characters': 'Le titre peut compter # caractères au plus',
    "Title contains characters we can't store": 'Le titre contient des caractères refusés',
    'Cell must be at most # characters': 'Une case peut compter # caractères au plus',
    "Cell contains characters we can't store": 'La case contient des caractères refusés',
    'Cells must be a list of texts': 'Les cases doivent être une liste de textes',
    'Cells must be at most #': 'Il peut y avoir # cases au plus',
    'Cells must be # for grid size #': 'Il faut # cases pour la taille #',
    'Grid size must be #, # or #': 'La taille doit être #, # ou #',
    'Extra word must be at most # characters': 'Un mot en plus peut compter # caractères au plus',
    "Extra word contains characters we can't store": 'Le mot en plus contient des caractères refusés',
    "Extra word can't be empty": 'Un mot en plus ne peut pas être vide',
    'Extra words must be at most #': 'Il peut y avoir # mots en plus au maximum',
    'Called word must be at most # characters': 'Un mot annoncé peut compter # caractères au plus',
    "Called word contains characters we can't store": 'Le mot annoncé contient des caractères refusés',
    "Called word can't be empty": 'Un mot annoncé ne peut pas être vide',
    'Called words must be at most #': 'Il peut y avoir # mots annoncés au plus',
    'Call must be at most # characters': 'Une annonce peut compter # caractères au plus',
    "Call contains characters we can't store": 'L’annonce contient des caractères refusés',
    "Call can't be empty": 'Une annonce ne peut pas être vide',
    'Image URL must start with http:// or https://':
      'L’URL de l’image doit commencer par http:// ou https://',
    'Image URL must be at most # characters': 'L’URL de l’image peut compter # caractères au plus',
    "Image URL contains characters we can't store": 'L’URL de l’image contient des caractères refusés',
    "Image URL can't contain a username or password":
      'L’URL de l’image ne peut contenir ni identifiant ni mot de passe',
    'Only the owner can choose who edits this card.':
      'Seul son propriétaire peut choisir qui modifie cette grille.',
    'No one has this username. Check the spelling.': 'Personne n’a ce pseudo. Vérifie l’orthographe.',
    "You own this card. Enter someone else's username.":
      'Cette grille est à toi. Saisis le pseudo de quelqu’un d’autre.',
    "They aren't a co-host of this card.": 'Cette personne n’est pas co-hôte de cette grille.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Cette grille a # co-hôtes. Retires-en pour faire de la place.',
    'This card has # co-hosts. Ask the host to make room.':
      'Cette grille a # co-hôtes. Demande à l’hôte de faire de la place.',
    'This invitation no longer works. Ask the host for a new link.':
      'Cette invitation ne fonctionne plus. Demande un nouveau lien à l’hôte.',
    "This category doesn't exist.": 'Cette catégorie n’existe pas.',
    'This category changed elsewhere.': 'Cette catégorie a changé ailleurs.',
    "This item doesn't exist.": 'Cet élément n’existe pas.',
    'This item changed elsewhere.': 'Cet élément a changé ailleurs.',
    "You've reached # categories. Delete one to make room.":
      'Tu as déjà # catégories. Supprimes-en une pour faire de la place.',
    "A category can hold # items. There's room for # more.":
      'Une catégorie peut contenir # éléments. Il reste de la place pour #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'Le propriétaire de cette catégorie a utilisé ses # Mo. Demande-lui de faire de la place.',
    'The grid needs # items, and this category has #.':
      'Il faut # éléments pour la grille, et cette catégorie en a #.',
    'You already own this category.': 'Cette catégorie est déjà à toi.',
    "This category isn't shared with them.": 'Cette catégorie n’est pas partagée avec cette personne.',
    "This category isn't shared with you.": 'Cette catégorie n’est pas partagée avec toi.',
    "You've shared this category with # people. Remove someone to make room.":
      'Tu as partagé cette catégorie avec # personnes. Retires-en une pour faire de la place.',
    "Official categories can't be hidden.": 'Les catégories officielles ne peuvent pas être masquées.',
    'You own this category. You can only hide what others share with you.':
      'Cette catégorie est à toi. Tu ne peux masquer que ce qu’on partage avec toi.',
    "You've hidden # people. Unhide someone to make room.":
      'Tu as masqué # personnes. Réaffiches-en une pour faire de la place.',
    'Category name must be at least # characters':
      'Le nom de la catégorie doit compter au moins # caractères',
    'Category name must be at most # characters': 'Le nom de la catégorie peut compter # caractères au plus',
    "Category name contains characters we can't store":
      'Le nom de la catégorie contient des caractères refusés',
    'Description must be at most # characters': 'La description peut compter # caractères au plus',
    "Description contains characters we can't store": 'La description contient des caractères refusés',
    'Content must be at least # characters': 'Le texte doit compter au moins # caractères',
    'Content must be at most # characters': 'Le texte peut compter # caractères au plus',
    "Content contains characters we can't store": 'Le texte contient des caractères refusés',
    'Tag must be at most # characters': 'Un tag peut compter # caractères au plus',
    "Tag contains characters we can't store": 'Le tag contient des caractères refusés',
    'Tags must be at most #': 'Il peut y avoir # tags au plus',
    'Source must be at most # characters': 'La source peut compter # caractères au plus',
    "Source contains characters we can't store": 'La source contient des caractères refusés',
    'Items must be at most #': 'Il peut y avoir # éléments au plus',
    'Count must be a whole number': 'Saisis un nombre entier',
    'Count must be at least #': 'Saisis au moins #',
    'Count must be at least # for grid size #': 'Saisis au moins # pour la taille #',
    "You've already reported this. Someone will look at it.": 'Tu l’as déjà signalé. Quelqu’un va regarder.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Ce site n’indique personne à qui envoyer ton signalement. Adresse-toi à la personne qui t’a donné le lien.',
    'Choose one of the reasons shown': 'Choisis l’une des raisons affichées',
    'Say what is wrong': 'Dis ce qui ne va pas',
    'Confirm that you believe this is true': 'Confirme que tu penses que c’est vrai',
    'Text must be at most # characters': 'Le texte peut compter # caractères au plus',
    "Text contains characters we can't store": 'Le texte contient des caractères refusés',
    'Enter a link, a code or a username': 'Saisis un lien, un code ou un pseudo',
    'Target must be at most # characters': 'Ce que tu cherches peut compter # caractères au plus',
    "Target contains characters we can't store": 'Ce que tu cherches contient des caractères refusés',
    'Say why': 'Dis pourquoi',
    'Reason must be at most # characters': 'L’explication peut compter # caractères au plus',
    "Reason contains characters we can't store": 'L’explication contient des caractères refusés',
    'Nothing here has this link, id or code.': 'Rien ici n’a ce lien, cet identifiant ou ce code.',
    'No account has this username.': 'Aucun compte n’a ce pseudo.',
    'Only a category that someone owns can be taken down.':
      'Seule une catégorie qui appartient à quelqu’un peut être retirée.',
    "It isn't taken down.": 'Rien n’est retiré à cette adresse.',
    'It is deleted already.': 'La suppression est déjà faite.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'Ses mots ont été supprimés. Ils sont gardés # jours, ou jusqu’à la suppression du compte de leur propriétaire.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'C’est un compte admin. Retire d’abord son adresse de ADMIN_EMAILS.',
    'Search must be at most # characters': 'La recherche peut compter # caractères au plus',
    "Search contains characters we can't store": 'La recherche contient des caractères refusés',
    'Please try again.': 'Réessaie.',
    "The request isn't valid.": 'La requête n’est pas valide.',
    'Too many long lists at once. Please wait a moment.':
      'Trop de longues listes à la fois. Attends un instant.',
    'Too many requests are running on this connection.': 'Trop de requêtes en cours sur cette connexion.',
    "We can't reach our database. Please try again in a minute.":
      'Notre base de données ne répond pas. Réessaie dans une minute.',
  },
}
