/** The application's version, in package.json and as the newest one in CHANGELOG.md. */
export const VERSION = '0.3.0'

/** The commit that the build was made of; the build puts it in. */
export const COMMIT = process.env.BUILD_COMMIT ?? 'unknown'
