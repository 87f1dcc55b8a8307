import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createFixtureProject, pressCtrlC, type FixtureProject } from './fixture-project.ts'

/** Serves on the port it is given and ends on a signal, a moment later; a second signal cuts that short, as with tsx. */
const server = (name: string, port: string) => `
import { createServer } from 'node:http'
if (process.env.BREAK === '${name}') process.exit(4)
let signals = 0
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {
  signals += 1
  if (signals === 1) setTimeout(() => { console.log('${name} ended'); process.exit(0) }, 100)
  else process.exit(9)
})
createServer((req, res) => res.end()).listen(${port}, process.env.HOST ?? 'localhost', () => {
  const { DEV_API_URL, DEV_CLIENT_URL, DEV_BUILD, PORT } = process.env
  console.log(DEV_API_URL ? 'for ' + DEV_API_URL + ' on ' + PORT : ['port', PORT, 'for', DEV_CLIENT_URL, DEV_BUILD].join(' '))
})
`

describe('npm run dev', () => {
  let project: FixtureProject
  const port = async () => {
    const probe = createServer().listen(0)
    await once(probe, 'listening')
    const { port: free } = probe.address() as AddressInfo
    probe.close()
    return String(free)
  }

  beforeAll(async () => {
    project = await createFixtureProject(
      { 'fakes/vite/vite.js': server('vite', "Number(process.argv[process.argv.indexOf('--port') + 1])") },
      { tsx: { command: 'tsx', code: server('tsx', 'Number(process.env.PORT)') } },
    )
    expect((await project.run('dev', [], { BREAK: 'vite' })).code).toBe(4)
  })
  afterAll(() => project.dispose())

  it('serves client and server, connects them, and prints the address to open', async () => {
    const PORT = await port()
    const running = project.start('node', ['scripts/run.mjs', 'dev'], { PORT })
    await running.printed(`Development server: http://localhost:${PORT}\n`)
    running.child.kill('SIGINT')
    const { code, stdout } = await running.ended
    const api = /\[client\] for http:\/\/127\.0\.0\.1:(\d+) on (\d+)\n/.exec(stdout)
    expect(api?.[2]).toBe(PORT)
    const build = join(project.folder, 'dist/dev')
    expect(stdout).toContain(`[server] port ${api?.[1]} for http://localhost:${PORT} ${build}\n`)
    expect(stdout).toContain('[server] tsx ended\n')
    expect(stdout).toContain('[client] vite ended\n')
    expect(code).toBe(0)
  })

  it('renders pages as in production, with the sources of Vite', async () => {
    const PORT = await port()
    const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-dev-'))
    const env = { ...process.env, PORT, DATA_DIR: dataDir, NODE_ENV: 'development' }
    const running = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(async () => {
      running.kill('SIGTERM')
      await once(running, 'exit')
      await rm(dataDir, { recursive: true })
    })
    await new Promise<void>((ready) =>
      running.stdout.on('data', (text) => {
        if (/^Development/m.test(String(text))) ready()
      }),
    )
    const answer = await fetch(`http://localhost:${PORT}/play/AAAAAAAAAA`)
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toMatch(/<div id="root"><.*<main/)
    const [, startScript = ''] =
      /data-entry="\/src\/entry-client\.tsx"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    const hash = createHash('sha256').update(startScript).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  it('OPS-5: Ctrl+C, which reaches every process, is not sent to the children again', async () => {
    const running = project.startInTerminal('node', ['scripts/run.mjs', 'dev'], { PORT: await port() })
    await running.printed('Development server')
    pressCtrlC(running)
    const { code, stdout } = await running.ended
    expect(stdout).toContain('[server] tsx ended\n')
    expect(stdout).toContain('[client] vite ended\n')
    expect(code).toBe(0)
  })

  it.each(['vite', 'tsx'])('ends when %s does, with its exit code', async (broken) => {
    const { code, stdout } = await project.run('dev', [], { BREAK: broken, PORT: await port() })
    expect(code).toBe(4)
    expect(stdout).not.toContain('Development server')
  })

  it('OPS-2: refuses a busy port', async () => {
    const busy = createServer().listen(0)
    await once(busy, 'listening')
    const { port: taken } = busy.address() as AddressInfo
    const { code, stderr } = await project.run('dev', [], { PORT: String(taken) })
    busy.close()
    expect(code).toBe(1)
    expect(stderr).toMatch(new RegExp(`^PORT ${taken} is already in use`))
  })
})
