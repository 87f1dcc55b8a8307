/** The database of the embedded server, and of a URI that names none, for which the driver would use `test`. */
const DATABASE_NAME = 'bingoboard'
/**
 * The most connections of one process, unless the URI says otherwise. The driver's 100 would be 1,000 for ten
 * processes, and small hosted databases allow 500.
 */
const MAX_POOL_SIZE = 30

/** Options that let reads be stale or acknowledged writes be lost. The connection sets its own. */
const IGNORED_OPTIONS =
  /^(readPreference|readPreferenceTags|maxStalenessSeconds|w|wtimeout|wtimeoutMS|j|journal)(=|$)/i

const optionName = (option: string) => option.split('=')[0]!.toLowerCase()

/** Returns MONGODB_URI for this application: with a database name, and without options that it can't work with. */
export function connectionUri(uri: string): string {
  const [, hosts, name, query = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(uri) ?? []
  if (hosts === undefined) return uri
  const options = query.split('&').filter((option) => option !== '' && !IGNORED_OPTIONS.test(option))
  const hasOption = (option: string) => options.some((given) => optionName(given) === option.toLowerCase())
  // Users are looked up in the named database by default, and in `admin` when there is none.
  if (!name && hosts.includes('@') && !hasOption('authSource') && !hasOption('authMechanism'))
    options.push('authSource=admin')
  if (!hasOption('maxPoolSize')) options.push(`maxPoolSize=${MAX_POOL_SIZE}`)
  return `${hosts}/${name || DATABASE_NAME}?${options.join('&')}`
}
