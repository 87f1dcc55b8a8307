import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { invitation as english } from '../en/invitation.ts'
import type { Messages } from '../messages.ts'

export const invitation: Messages<typeof english> = {
  title: 'Insieme è meglio',
  opening: 'Apertura dell’invito',
  incomplete: 'Questo link è incompleto',
  incompleteText: 'Chiedi all’host di mandarlo di nuovo.',
  invited: 'C’è un invito per te',
  offer:
    '<name></name> ti invita a modificare questa cartella. Chi ci gioca vede subito le tue modifiche. Chi l’ha creata può cambiare idea in ogni momento.',
  accept: 'Accetta l’invito',
  justPlay: 'Gioca e basta',
  accepted: 'Ora fai da co-host',
  acceptedText: 'La trovi in Le mie cartelle, sotto “Condivise con te”.',
  already: 'Puoi modificare questa cartella',
  alreadyText: (card) => `Puoi già modificare “${card}”.`,
  openEditor: 'Apri l’editor',
  missingText: 'Forse l’host l’ha eliminata, o il link è incompleto.',
  refused: 'Qui non puoi fare da co-host',
  ended: 'Questo invito non funziona più. Chiedi all’host un nuovo link.',
  full: `Questa cartella ha già ${CO_HOSTS_PER_CARD} co-host. Chiedi all’host di fare posto.`,
  play: 'Gioca',
  failed: 'L’invito non si apre',
}
