import type { editorExamples as english } from '../en/editor-examples.ts'
import type { Messages } from '../messages.ts'

/** A movie night at home, in Poland: each has at most 50 characters. */
export const editorExamples: Messages<typeof english> = {
  prompts: [
    '„Skąd ja znam tego aktora?”',
    'Odchodzi od wybuchu i się nie ogląda',
    'Złoczyńca zdradza cały swój plan',
    'Brak zasięgu w najgorszej chwili',
    'Pocałunek w deszczu',
    'Popcorn ląduje na dywanie',
    'Samochód nie chce zapalić',
    'Mądry mentor umiera',
    'Trening w rytm piosenki',
    'Reklama w środku sceny',
    '„Mamy towarzystwo”',
    'Ktoś już śpi na kanapie',
    'Zwrot akcji, który każdy przewidział',
    'Bohater idzie w zwolnionym tempie',
    'Lektor mówi spokojnie o wybuchu',
    'Pies przeżył',
    '„Mam złe przeczucia”',
    'Pościg przez targ',
    'Bomba staje na ostatniej sekundzie',
    'Ktoś stoi za nim w lustrze',
    'Pauza, bo trzeba do łazienki',
    '„Książka była lepsza”',
    'Haker pisze bez myszki',
    'Wspomnienie w sepii',
    'Scena po napisach',
  ],
}
