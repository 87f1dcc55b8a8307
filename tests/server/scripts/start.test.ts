import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { forTest, useEach, useStarted } from '#tests/support/use-started.ts'
import { createFixtureProject, pressCtrlC, START_COMMAND, type Running } from './fixture-project.ts'

/** Ends a process under npm by the signal that a user would send. */
async function stop(running: Running) {
  running.child.kill('SIGTERM')
  return running.ended
}

describe('npm start on a fresh clone', () => {
  const project = useEach(createFixtureProject)

  it('OPS-1: installs, builds and serves; a second start does neither', async () => {
    const first = project.start('npm', ['start'])
    await first.printed('serving version 1')
    const told = (await stop(first)).stdout
    expect(told.indexOf('Installing packages')).toBeGreaterThan(-1)
    expect(told.indexOf('Building (1 of ')).toBeGreaterThan(told.indexOf('Installed in'))
    expect(told.indexOf('serving')).toBeGreaterThan(told.indexOf('Built in'))
    expect(readFileSync(join(project.folder, 'dist/client/index.html'), 'utf8')).toBe('built in production')
    expect(existsSync(join(project.folder, 'dist/client/app.js.br'))).toBe(true)
    expect(existsSync(join(project.folder, 'dist/client/app.js.gz'))).toBe(true)
    expect(existsSync(join(project.folder, 'dist/client/index.html.br'))).toBe(false)

    const second = project.start('npm', ['start'])
    await second.printed('serving version 1')
    expect((await stop(second)).stdout).not.toMatch(/Installing|Building/)
  })

  it('OPS-1: installs the build tools even with NODE_ENV=production', async () => {
    const running = project.start('npm', ['start'], { NODE_ENV: 'production' })
    await running.printed('serving')
    expect((await stop(running)).code).toBe(0)
  })

  it('OPS-2: refuses an invalid setting before it installs or builds anything', async () => {
    const ended = await project.run('start', [], { TRUST_PROXY_HOPS: 'true' })
    expect(ended).toMatchObject({ code: 1, stdout: '' })
    expect(ended.stderr).toMatch(/^TRUST_PROXY_HOPS must be a whole number.*\n$/)
    expect(existsSync(join(project.folder, 'node_modules'))).toBe(false)
    expect(existsSync(join(project.folder, 'dist'))).toBe(false)
  })

  it('OPS-1: names the character in a folder’s name that prevents a build, before it installs anything', async () => {
    const other = await forTest(createFixtureProject('bingoboard-c#-'))
    for (const script of ['start', 'build']) {
      const ended = await other.run(script)
      expect(ended).toMatchObject({ code: 1, stdout: '' })
      expect(ended.stderr).toBe(
        `BingoBoard can't be built in ${other.folder}/: rename the folder that has # in its name.\n`,
      )
    }
    expect(existsSync(join(other.folder, 'node_modules'))).toBe(false)
  })

  it('OPS-5: a signal stops the build, and the next start builds again', async () => {
    const running = project.start('npm', ['start'], { SLOW_VITE: '1' })
    await running.printed('vite is slow')
    expect(await stop(running)).toMatchObject({ code: 143 })
    const again = project.start('npm', ['start'])
    await again.printed('serving')
    expect((await stop(again)).stdout).toContain('Building (1 of ')
  })

  it('OPS-1: says in one line that the build folder is not writable', async () => {
    const dist = join(project.folder, 'dist')
    await rm(dist, { recursive: true, force: true })
    // Root may write everywhere, but cannot create files below a file.
    await writeFile(dist, '')
    const { code, stderr } = await project.run('build')
    await rm(dist)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Nothing can be built in .+: E[A-Z]+: .+\n$/)
  })

  it('OPS-1: reports a failed build and serves nothing', async () => {
    const { code, stderr, stdout } = await project.run('start', [], { BREAK_VITE: '1' })
    expect(code).toBe(1)
    expect(stderr).toContain('Building the client failed: vite build ended with exit code 3')
    expect(stdout).not.toContain('serving')
  })
})

describe('npm run dev', () => {
  const project = useEach(createFixtureProject)

  it('says that a host is not local, instead of that a hundred ports are taken', async () => {
    const { code, stderr } = await project.run('dev', [], { HOST: '203.0.113.7' })
    expect(code).toBe(1)
    expect(stderr).toContain("HOST 203.0.113.7 can't be listened on (EADDRNOTAVAIL)")
  })
})

describe('npm start on a built project', () => {
  const project = useStarted(createFixtureProject)
  beforeAll(async () => expect((await project.run('build')).code).toBe(0))

  it.each<[string, string, string[]]>([
    ['npm', 'npm', ['start']],
    ['node', 'node', ['scripts/run.mjs', 'start']],
  ])('OPS-5: SIGTERM to %s ends the server cleanly, with its exit code', async (_name, command, args) => {
    for (const code of [0, 5]) {
      const running = project.start(command, args, { SERVER_EXIT_CODE: String(code) })
      await running.printed('serving')
      const ended = await stop(running)
      expect(ended).toMatchObject({ code, signal: null })
      expect(ended.stdout).toContain('stopping on SIGTERM')
      expect(ended.stdout).toContain('stopped cleanly')
    }
  })

  it('OPS-5: Ctrl+C ends it cleanly, and npm reports success', async () => {
    const running = project.startInTerminal('npm', ['start'])
    await running.printed('serving')
    pressCtrlC(running)
    const ended = await running.ended
    expect(ended).toMatchObject({ code: 0, signal: null })
    expect(ended.stdout).toContain('stopped cleanly')
  })

  it('OPS-5: the server ends when the shell between it and npm is killed', async () => {
    // Keeps a shell between npm and the server: npm's SIGTERM ends the shell and does not reach the server.
    const file = join(project.folder, 'package.json')
    const before = readFileSync(file, 'utf8')
    await writeFile(file, before.replace(START_COMMAND, 'node scripts/run.mjs start; exit $?'))
    const running = project.start('npm', ['start'])
    await running.printed('serving')
    const { stdout } = await stop(running)
    await writeFile(file, before)
    expect(stdout).toContain('stopped cleanly')
  })

  it.each<[string, Record<string, string>, string]>([
    ['only problems, for a person', { LOG_LEVEL: '' }, 'warn'],
    ['everything in production', { LOG_LEVEL: '', NODE_ENV: 'production' }, ''],
    ['what is requested', { LOG_LEVEL: 'debug' }, 'debug'],
  ])('OPS-1: logs %s', async (_what, env, level) => {
    const running = project.start('node', ['scripts/run.mjs', 'start'], env)
    await running.printed('log level')
    expect((await stop(running)).stdout).toContain(`log level ${level}\n`)
  })

  it.each<[string, string]>([
    ['a changed source', 'server/index.ts'],
    ['a new source', 'client/src/new.ts'],
    ['a changed package.json', 'package.json'],
  ])('OPS-1: builds again after %s', async (_what, path) => {
    expect((await project.run('build')).code).toBe(0)
    const file = join(project.folder, path)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    await project.write(path, `${before ?? ''}\n`)
    const running = project.start('npm', ['start'])
    await running.printed('serving')
    expect((await stop(running)).stdout).toContain('Building (1 of ')
    if (before === undefined) await rm(file)
    else await writeFile(file, before)
  })

  it('OPS-1: builds again after a source’s content changes, even with the same time, but not if only its time does', async () => {
    expect((await project.run('build')).code).toBe(0)
    const file = join(project.folder, 'server/index.ts')
    const before = readFileSync(file, 'utf8')
    const yesterday = new Date(Date.now() - 86_400_000)
    await utimes(file, yesterday, yesterday)
    const touched = project.start('npm', ['start'])
    await touched.printed('serving version')
    expect((await stop(touched)).stdout).not.toContain('Building')

    await writeFile(file, before.replace('serving version', 'serving Version'))
    await utimes(file, yesterday, yesterday)
    const changed = project.start('npm', ['start'])
    await changed.printed('serving Version')
    expect((await stop(changed)).stdout).toContain('Building (1 of ')
    await writeFile(file, before)
  })

  it('OPS-1: builds again if a file of the build is missing', async () => {
    await rm(join(project.folder, 'dist/ssr'), { recursive: true })
    const running = project.start('npm', ['start'])
    await running.printed('serving')
    expect((await stop(running)).stdout).toContain('Building (1 of ')
  })

  it('OPS-1: installs again after an interrupted install, but not after a manual npm ci', async () => {
    await rm(join(project.folder, 'node_modules/.package-lock.json'))
    const running = project.start('npm', ['start'])
    await running.printed('serving')
    expect((await stop(running)).stdout).toContain('Installing packages')

    spawnSync('npm', ['ci', '--offline', '--no-audit'], { cwd: project.folder })
    const again = project.start('npm', ['start'])
    await again.printed('serving')
    expect((await stop(again)).stdout).not.toContain('Installing packages')
  })

  it('OPS-1: installs again after a package was removed with npm', async () => {
    expect((await project.run('build')).code).toBe(0)
    spawnSync('npm', ['uninstall', '--no-save', '--offline', '--no-audit', 'vite'], { cwd: project.folder })
    expect(existsSync(join(project.folder, 'node_modules/vite'))).toBe(false)
    // A command of the built server does not install: that would remove the packages of a server that is running.
    await project.write('dist/server/admin.js', "console.log('the built one')")
    expect((await project.run('admin', ['reports'])).stdout).toBe('the built one\n')
    const ended = await project.run('build')
    expect(ended.code).toBe(0)
    expect(ended.stdout).toContain('Installing packages')
  })
})
