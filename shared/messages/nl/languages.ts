import type { Messages } from '../messages.ts'
import type { languages as english } from '../en/languages.ts'

export const languages: Messages<typeof english> = {
  title: 'Taal',
  current: (name) => `Taal: ${name}`,
  notChecked: 'Nog niet nagelezen door een moedertaalspreker.',
  help: '<link>Help ons</link> het beter te maken.',
  failed: 'De taal is niet gewijzigd',
}
