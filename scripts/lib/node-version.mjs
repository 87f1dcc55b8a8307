/**
 * Uses JavaScript of 2018 and no imports, so that an outdated Node can print the message.
 */

const OLDEST_VERSION = [20, 19]

/**
 * Whether this version runs BingoBoard.
 * @param {string} version such as `20.19.0`
 */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST_VERSION[0] || (major === OLDEST_VERSION[0] && minor >= OLDEST_VERSION[1])
}

/** Ends the process with one readable line when its Node is too old. */
export function requireSupportedNode() {
  if (isSupported(process.versions.node)) return
  console.error(
    'BingoBoard needs Node ' +
      OLDEST_VERSION.join('.') +
      ' or later, and this is Node ' +
      process.versions.node +
      '.',
  )
  process.exit(1)
}
