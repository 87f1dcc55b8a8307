import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

const run = promisify(execFile)

/** npm packages with builds of Chromium for Linux on x64, by Chromium's version. */
const PACKAGES = { 92: 'chrome-aws-lambda@10.1.0', 103: '@sparticuz/chromium@103.0.0' }

/** Installs a version into a temporary folder. Throws if it is unavailable or does not start. */
export async function installOldChromium(version: keyof typeof PACKAGES) {
  const folder = await mkdtemp(join(tmpdir(), `chromium-${version}-`))
  const dispose = () => rm(folder, { recursive: true, force: true })
  const program = join(folder, 'chromium')
  const start = (...options: string[]) =>
    run(
      program,
      [
        ...['--headless', '--no-sandbox', '--disable-gpu', '--no-zygote'],
        ...['--disable-dev-shm-usage', '--hide-scrollbars', '--enable-logging=stderr'],
        ...['--window-size=390,1200', `--user-data-dir=${join(folder, 'profile')}`, ...options],
      ],
      {
        cwd: folder,
        env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
        timeout: 60_000,
        maxBuffer: 2 ** 24,
      },
    )
  try {
    const name = PACKAGES[version]
    await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', name])
    const bin = join(folder, 'node_modules', name.slice(0, name.lastIndexOf('@')), 'bin')
    for (const file of ['chromium', 'aws.tar'])
      await pipeline(
        createReadStream(join(bin, `${file}.br`)),
        createBrotliDecompress(),
        createWriteStream(join(folder, file)),
      )
    await chmod(program, 0o755)
    await run('tar', ['-xf', 'aws.tar'], { cwd: folder })
    await start('--dump-dom', 'about:blank')
  } catch (error) {
    await dispose()
    throw error
  }
  return {
    /** Returns the page's document after its scripts have run, and the messages of the console. */
    open: async (url: string) => {
      const { stdout, stderr } = await start('--dump-dom', url)
      return { html: stdout, messages: stderr.split('\n').filter((line) => line.includes('CONSOLE')) }
    },
    picture: async (url: string) => {
      const path = join(folder, 'picture.png')
      await start(`--screenshot=${path}`, url)
      return readFile(path)
    },
    dispose,
  }
}
