import { PRODUCT_NAME } from '#shared/product.ts'

export const join = {
  title: 'Have a code?',
  explanation: 'Type the six digits that your host shows or reads aloud. A code works for a day.',
  code: 'Code',
  play: 'Play',
  opening: 'Opening...',
  wrong: 'No card has this code. Check it with your host.',
  ended: 'This code has ended. Ask your host for a new one.',
  limited: 'Too many wrong codes. Try again in a minute.',
  incomplete: 'Please type all six digits.',
  offline: `Can't reach ${PRODUCT_NAME}. Check your connection.`,
  failed: 'Something went wrong. Please try again.',
}
