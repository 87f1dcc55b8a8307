/** Licenses that allow what this project does: to run, change and pass on the app without publishing its own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Drawings. Asks to name their author, as the notices do.
  'CC-BY-4.0',
  // Asks for the source of changed files only, and none is changed.
  'MPL-2.0',
  // Names of emoji. Asks to keep its notice with the data.
  'Unicode-3.0',
  // Fonts.
  'OFL-1.1',
])

/** Packages whose package.json names no license, with the one in their LICENSE file. Read it again for another version. */
const REVIEWED_LICENSES = {
  'passport-local@1.0.0': 'MIT',
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
}

/**
 * Returns the packages that may not be shipped before a person has read their license.
 * @param {{name: string, version: string, licenses?: object[]}[]} components of a CycloneDX bill of materials
 * @returns {string[]} one line each
 */
export function refusedLicenses(components) {
  return components.flatMap(({ name, version, licenses: [named] = [] }) => {
    const license = named?.license.id ?? REVIEWED_LICENSES[`${name}@${version}`]
    if (license !== undefined && ALLOWED.has(license)) return []
    return [`${name} ${version}: ${license ?? 'names no license'}`]
  })
}
