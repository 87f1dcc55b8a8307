import { zodResolver as englishResolver } from '@hookform/resolvers/zod'
import type { FieldError, Resolver } from 'react-hook-form'
import { inPageLanguage } from '../in-page-language.ts'

/** Translates the errors of a form without nested fields into the page's language. */
async function translated(errors: Record<string, FieldError>): Promise<Record<string, FieldError>> {
  const entries = Object.entries(errors)
  const messages = await inPageLanguage(
    Object.fromEntries(entries.map(([name, { message = '' }]) => [name, message])),
  )
  return Object.fromEntries(
    entries.map(([name, error]) => [name, error.message ? { ...error, message: messages[name]! } : error]),
  )
}

/** The package's zodResolver with its errors translated into the page's language, since the schemas have English messages. */
export const zodResolver = ((schema: Parameters<typeof englishResolver>[0]) => {
  const resolve = englishResolver(schema) as Resolver
  return async (...given: Parameters<Resolver>) => {
    const result = await resolve(...given)
    return { ...result, errors: await translated(result.errors as Record<string, FieldError>) }
  }
}) as typeof englishResolver
