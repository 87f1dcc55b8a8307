import { startSite } from '#tests/support/nodes.ts'
import type { TestApp } from '#tests/support/app.ts'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { cardModel, toCard, type CardDoc } from '#server/models/card.ts'
import { gameDefaults } from '#shared/rules/game-defaults.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { WordLedger } from './word-ledger.ts'

/** The intervals of 250 ms and 25 s, scaled like the tabs' time. */
const INTERVALS = { snapshotIntervalMs: 10, versionHeartbeatMs: 1000 }

/** The servers of a history, with every version of its card that they have announced. */
export class Site {
  readonly #nodes: readonly TestApp[]
  readonly #ledger: WordLedger
  readonly #backups: CardDoc[] = []
  #cardId = ''
  /** The versions announced since the start, or since a backup was restored. */
  readonly #announced: number[] = []
  readonly broken: string[] = []
  readonly close: () => Promise<void>

  private constructor({ apps, close }: Awaited<ReturnType<typeof startSite>>, ledger: WordLedger) {
    this.#nodes = apps
    this.#ledger = ledger
    this.close = close
    for (const node of apps) this.#record(node)
  }

  /** @param nodes the number of joined servers */
  static async start(nodes: 1 | 2, ledger: WordLedger): Promise<Site> {
    const grant = () => Promise.resolve()
    const limits = { ...createRateLimits(), grant }
    return new Site(await startSite(nodes, { realtime: INTERVALS, limits }), ledger)
  }

  get url(): string {
    return this.#nodes[0]!.url
  }
  portOf(at: number): number {
    return this.#nodes[at % this.#nodes.length]!.port
  }

  /** Follows the history's card. */
  follow({ cardId, version }: Card): void {
    this.#cardId = cardId
    this.#announced.push(version)
  }
  stored(): Promise<CardDoc> {
    return this.#nodes[0]!.storedCard(this.#cardId)
  }

  /** Records versions. Called after every start of a server, which creates a new emitter. */
  #record({ events }: TestApp): void {
    events.on('card.changed', ({ card, isElsewhere }) => {
      this.#ledger.recordStored(card)
      if (isElsewhere || card.cardId !== this.#cardId) return
      this.#announced.push(card.version)
      const { called, round } = card
      if (called.length > 0 && !this.#ledger.roundsWithCalls.has(round))
        this.broken.push(`“${called.join()}” called in round ${round}, in which no one has called`)
    })
  }

  async restartOne(choice: number): Promise<void> {
    const node = this.#nodes[choice % this.#nodes.length]!
    await node.restart({ crash: choice % 3 === 0 })
    this.#record(node)
  }

  /** Alternately makes a backup, and restores the oldest one while no server runs. */
  async backUpOrRestore(): Promise<void> {
    const backup = this.#backups.shift()
    if (!backup) return void this.#backups.push(await this.stored())
    const { title, cells, gridSize, hasFreeSpace, theme, version, opIds, round } = backup
    const { extra, pattern, called } = { ...gameDefaults(), ...backup }
    const fields = {
      title,
      cells,
      gridSize,
      hasFreeSpace,
      theme,
      version,
      opIds,
      round,
      extra,
      pattern,
      called,
    }
    const restore = async () => {
      this.#checkVersions()
      this.#announced.splice(0, Infinity, version)
      await this.#nodes[0]!.changeElsewhere(this.#cardId, fields)
    }
    const restart = this.#nodes.reduce((whileDown, node) => () => node.restart({ whileDown }), restore)
    await restart()
    for (const node of this.#nodes) this.#record(node)
  }

  /** Checks that every change makes one version and one event, whichever node stores it. */
  #checkVersions(): void {
    const versions = this.#announced.toSorted((one, other) => one - other)
    if (versions.some((version, at) => version !== versions[0]! + at))
      this.broken.push(`announced versions ${versions.join(' ')}`)
  }

  async check(): Promise<void> {
    const { connection } = this.#nodes[0]!.database
    for (const doc of await cardModel(connection).find().lean()) this.#ledger.recordStored(toCard(doc))
    this.#checkVersions()
    const { opIds } = await this.stored()
    if (new Set(opIds).size < opIds.length) this.broken.push(`a change was stored twice: ${opIds.join(' ')}`)
  }
}
