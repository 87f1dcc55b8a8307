import { newVisitor, type Visitor } from '#tests/support/visitor.ts'

/**
 * Starts the sign-in at a provider and follows its redirects.
 * @param origin the provider's origin @param path the app's path that leads there
 * @returns the path that leads back to the app
 */
export async function leaveTo(visitor: Visitor, origin: string, path: string): Promise<string> {
  const browser = newVisitor(origin)
  let url = new URL(String((await visitor.get(path)).headers.location))
  while (url.origin === origin)
    url = new URL(String((await browser.get(url.pathname + url.search)).headers.location), origin)
  return url.pathname + url.search
}

/** Performs the whole sign-in. @returns the address at which the browser ends up */
export async function signInThrough(visitor: Visitor, origin: string, path: string): Promise<string> {
  return String((await visitor.get(await leaveTo(visitor, origin, path))).headers.location)
}
