/** The application's version, as in package.json and as the newest one in CHANGELOG.md. */
export const VERSION = '0.3.0'

/** The commit that the build was made from; the build inserts it. */
export const COMMIT = process.env.BUILD_COMMIT ?? 'unknown'
