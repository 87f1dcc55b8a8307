import { readFileSync } from 'node:fs'
import { runChild } from '../children.mjs'

/** Whether packages can be installed without asking: as root of a Debian. */
export function isDebianRoot() {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

let updating

/**
 * Installs packages of Debian. Never throws: the caller looks again for what it needs.
 * @param {string} purpose what they are for, in the message
 * @param {string[]} names
 */
export async function installPackages(purpose, names) {
  console.log(`Installing ${names.join(' and ')} for ${purpose} (apt-get install) ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // One unreachable source makes the update fail, while the lists of the others may be sufficient.
  await (updating ??= runChild('apt-get', ['update', '-q'], { env }))
  await runChild('apt-get', ['install', '-y', '-q', ...names], { env })
}
