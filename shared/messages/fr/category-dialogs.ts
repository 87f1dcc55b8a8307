import { TRASH_DAYS } from '#shared/product.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'
import { pluralIn, type Messages } from '../messages.ts'

const plural = pluralIn('fr')

const RESTORABLE = ` Tu peux restaurer la catégorie pendant ${TRASH_DAYS} jours, dans la corbeille en bas de Mes catégories.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Ajouter des éléments',
    how: 'Comment ajouter',
    single: 'Un seul',
    bulk: 'Une liste',
    eachLine: 'Un élément par ligne',
    items: 'Éléments',
    itemsHint: 'Un par ligne. Si l’un d’eux pose problème, on te le montre avant d’ajouter quoi que ce soit.',
    none: 'Ajoute au moins une ligne',
    add: 'Ajouter',
    adding: 'Ajout…',
  },
  item: {
    title: 'Modifier l’élément',
    content: 'Texte',
    tags: 'Tags (facultatif)',
    tagsHint: (most) => `Jusqu’à ${most}, séparés par des virgules : animaux, classique`,
    wrongTags: 'Vérifie les tags',
    source: 'Source (facultatif)',
    sourceHint: 'Un livre, une série, une personne',
    failed: 'Élément non enregistré',
    deleted: 'Quelqu’un a supprimé cet élément pendant que tu le modifiais. Ton texte est encore là.',
    addAsNew: 'Ajouter à nouveau',
  },
  edit: {
    title: 'Modifier la catégorie',
    name: 'Nom',
    description: 'Description (facultatif)',
    failed: 'Catégorie non enregistrée',
    saved: 'Catégorie modifiée',
    savedText: (name) => `« ${name} » est à jour.`,
    delete: 'Supprimer la catégorie',
  },
  save: 'Enregistrer',
  replaced: (words) => `Ton texte remplace une modification faite ailleurs : « ${words} »`,
  charactersLeft: (count) =>
    plural(count, { one: `${count} caractère restant`, other: `${count} caractères restants` }),
  charactersOver: (count) =>
    plural(count, { one: `${count} caractère de trop`, other: `${count} caractères de trop` }),
  delete: {
    title: 'Supprimer la catégorie ?',
    warning: (name) => `« ${name} » disparaîtra pour tout le monde.${RESTORABLE}`,
    warningWithItems: (name, count) =>
      plural(count, {
        one: `« ${name} » et son élément disparaîtront pour tout le monde.${RESTORABLE}`,
        other: `« ${name} » et ses ${count} éléments disparaîtront pour tout le monde.${RESTORABLE}`,
      }),
    delete: 'Supprimer',
    deleted: 'Catégorie supprimée',
    deletedText: (name) => `Tu as supprimé « ${name} ».`,
    failed: 'Catégorie non supprimée',
  },
  leave: {
    title: 'Quitter cette catégorie ?',
    warning: (name, owner) =>
      `« ${name} » disparaît de ta liste, et tu perds l’accès donné par ${owner}. Le lien fonctionne toujours.`,
    leave: 'Quitter',
    leaving: 'Un instant…',
    left: 'Retirée de ta liste',
    leftText: (name) => `Tu as quitté « ${name} ».`,
    failed: 'Impossible de quitter la catégorie',
  },
}
