import { newVisitor, type Visitor } from '#tests/support/visitor.ts'

/**
 * Starts the sign-in at a provider and does what is to do there.
 * @param origin of the provider @param path of the app that leads there
 * @returns the address that leads back
 */
export async function leaveTo(visitor: Visitor, origin: string, path: string): Promise<string> {
  const browser = newVisitor(origin)
  let url = new URL(String((await visitor.get(path)).headers.location))
  while (url.origin === origin)
    url = new URL(String((await browser.get(url.pathname + url.search)).headers.location), origin)
  return url.pathname + url.search
}

/** The whole sign-in. @returns where the browser ends */
export async function signInThrough(visitor: Visitor, origin: string, path: string): Promise<string> {
  return String((await visitor.get(await leaveTo(visitor, origin, path))).headers.location)
}
