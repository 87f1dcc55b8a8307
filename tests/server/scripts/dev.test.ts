import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  console.log('args ' + process.argv.slice(2).join(' '))
  console.log('api ' + process.env.DEV_API_URL + ' on ' + process.env.PORT)
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
    expect((await project.run('dev.mjs', [], { BREAK: 'vite' })).code).toBe(4)
  })
  afterAll(() => project.dispose())

  it('serves client and server, connects them, and prints the address to open', async () => {
    const PORT = await port()
    const running = project.start('node', ['scripts/dev.mjs'], { PORT })
    await running.printed(`Development server: http://localhost:${PORT}\n`)
    running.child.kill('SIGINT')
    const { code, stdout } = await running.ended
    const api = /\[server\] api (http:\/\/127\.0\.0\.1:(\d+)) on \2\n/.exec(stdout)?.[1]
    expect(api).toBeDefined()
    expect(stdout).toContain(`[client] api ${api} on ${PORT}\n`)
    expect(stdout).toContain('[server] args watch --clear-screen=false server/index.ts\n')
    expect(stdout).toContain('[server] tsx ended\n')
    expect(stdout).toContain('[client] vite ended\n')
    expect(code).toBe(0)
  })

  it('OPS-5: Ctrl+C, which reaches every process, is not sent to the children again', async () => {
    const running = project.startInTerminal('node', ['scripts/dev.mjs'], { PORT: await port() })
    await running.printed('Development server')
    pressCtrlC(running)
    const { code, stdout } = await running.ended
    expect(stdout).toContain('[server] tsx ended\n')
    expect(stdout).toContain('[client] vite ended\n')
    expect(code).toBe(0)
  })

  it.each(['vite', 'tsx'])('ends when %s does, with its exit code', async (broken) => {
    const { code, stdout } = await project.run('dev.mjs', [], { BREAK: broken, PORT: await port() })
    expect(code).toBe(4)
    expect(stdout).not.toContain('Development server')
  })

  it('OPS-2: refuses a busy port', async () => {
    const busy = createServer().listen(0)
    await once(busy, 'listening')
    const { port: taken } = busy.address() as AddressInfo
    const { code, stderr } = await project.run('dev.mjs', [], { PORT: String(taken) })
    busy.close()
    expect(code).toBe(1)
    expect(stderr).toMatch(new RegExp(`^PORT ${taken} is already in use`))
  })
})
