import type { Language } from '#shared/languages.ts'
import type { emails } from '#shared/messages/en/emails.ts'
import type { pages } from '#shared/messages/en/pages.ts'
import type { Messages } from '#shared/messages/messages.ts'

export type EmailMessages = Messages<typeof emails>
export type PageMessages = Messages<typeof pages>

/** Returns the words of emails in a language, loaded with its first email. */
export async function emailMessages(language: Language): Promise<EmailMessages> {
  const file = (await import(`../shared/messages/${language}/emails.ts`)) as { emails: EmailMessages }
  return file.emails
}

/** Returns the titles and descriptions of pages in a language, loaded with its first page. */
export async function pageMessages(language: Language): Promise<PageMessages> {
  const file = (await import(`../shared/messages/${language}/pages.ts`)) as { pages: PageMessages }
  return file.pages
}
