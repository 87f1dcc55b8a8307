import { newVisitor } from '#tests/support/visitor.ts'

/**
 * A whole sign-in at a provider, by a new visitor.
 * @param origin of the provider @param path of the app that leads there
 * @returns where the browser ends
 */
export async function signInThrough(app: string, origin: string, path: string): Promise<string> {
  const visitor = newVisitor(app)
  const browser = newVisitor(origin)
  let url = new URL(String((await visitor.get(path)).headers.location))
  while (url.origin === origin)
    url = new URL(String((await browser.get(url.pathname + url.search)).headers.location), origin)
  return String((await visitor.get(url.pathname + url.search)).headers.location)
}
