import { PRODUCT_NAME } from '#shared/product.ts'
import type { help as english } from '../en/help.ts'
import type { Messages } from '../messages.ts'

export const help: Messages<typeof english> = {
  title: `Come si usa ${PRODUCT_NAME}`,
  close: 'Capito!',
  creating: {
    title: 'Creare una cartella',
    start:
      'Scegli “Nuova cartella”, poi dalle un titolo e un formato: 3x3, 4x4 o 5x5. Riempi le caselle con cose che succedono sempre, o incolla una lista. Per salvare ne bastano cinque.',
    account:
      'Senza account, una cartella resta in questo browser; Safari la elimina dopo 7 giorni senza visite. Accedi per salvarla: chi l’ha aperta vede le tue modifiche mentre le fai.',
  },
  categories:
    'Una categoria è una lista di caselle già pronta. Aprine una e scegli “Fanne una cartella” per riempirla a caso. Accedi per copiarne una o crearne di tue.',
  playing: {
    title: 'Giocare',
    marks:
      'Tocca una casella per segnarla. Ne servono 5 in fila: in orizzontale, in verticale o in diagonale. Nelle cartelle più piccole, una linea intera di 3 o 4. La casella jolly vale come segnata.',
    privacy:
      'Le tue caselle segnate sono solo tue e restano nel tuo browser. In una finestra privata, o se il browser dimentica tutto alla chiusura, le perdi quando chiudi. Con “Togli i segni” ricominci.',
  },
  sharing: {
    title: 'Condividere',
    link: 'Salva la cartella e scegli “Condividi”: ottieni un link che mostra a tutti la stessa cartella. A nessuno serve un account per giocare. Chiami le parole ad alta voce? Attiva “Una cartella diversa per ognuno” e ognuno riceve una cartella mescolata.',
    room: 'Giocate nella stessa stanza? Scegli “Proietta” per mettere sul grande schermo la cartella, il suo codice QR o un’estrazione. L’estrazione pesca le parole a caso. Oppure scegli “Condividi” e prendi un codice: basta scrivere le sei cifre nella pagina iniziale.',
    hosts:
      'Siete in più a condurre? Aggiungi dei co-host in Azioni rapide: modificano la cartella con te. “Sito e OBS”, in “Condividi”, mostra la cartella sul tuo sito.',
  },
  themes: {
    title: 'Temi',
    text: 'Sei carte, ognuna con il suo inchiostro: scegli in Impostazioni. Chiaro o scuro si cambia nel menu. Le stampe sono sempre chiare.',
  },
  shortcuts: {
    title: 'Scorciatoie da tastiera',
    select: 'Scorre e seleziona le caselle',
    move: 'Passa da una casella all’altra; Tab si ferma sulla cartella una volta sola',
    mark: 'Segna una casella o toglie il segno durante il gioco',
    save: 'Salva la cartella',
    undo: 'Annulla l’ultima modifica; con Maiusc la rifà',
    swap: 'Scambia una casella con la vicina nell’editor',
    picture: 'Aggiunge un’immagine a una casella mentre scrivi',
    message: 'Va all’ultimo messaggio',
    close: 'Chiude una finestra o un menu',
    mac: 'Su Mac: Cmd al posto di Ctrl e Opzione al posto di Alt.',
  },
  keys: { arrows: 'Frecce', space: 'Spazio', ctrl: 'Ctrl', alt: 'Alt', escape: 'Esc' },
}
