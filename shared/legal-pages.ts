import { PRODUCT_NAME } from './product.ts'
import { SCREENS } from './screens.ts'

/** Terms, Privacy and Contact, with their titles and descriptions for search engines and tabs. */
export const LEGAL_PAGES = [
  {
    path: SCREENS.terms,
    title: 'Terms',
    description: `The few rules for making, sharing and playing cards on ${PRODUCT_NAME}.`,
  },
  {
    path: SCREENS.privacy,
    title: 'Privacy',
    description: `What ${PRODUCT_NAME} stores, where and for how long. Your marks never leave your device.`,
  },
  {
    path: SCREENS.contact,
    title: 'Contact',
    description: `Who runs this ${PRODUCT_NAME}, and how to have a card taken down.`,
  },
] as const
