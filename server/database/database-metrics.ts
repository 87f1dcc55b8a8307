import type { mongo } from 'mongoose'
import { Histogram } from 'prom-client'
import { addGauge, type Metrics } from '../metrics.ts'
import type { Database } from './connect.ts'

/** Measures every command by the driver's command monitoring: the connection must have been made with `monitorCommands`. */
export function measureDatabase(registry: Metrics, { connection, isUp }: Database): void {
  addGauge(registry, 'bingoboard_database_up', '1 while the database can be used, else 0', () =>
    isUp() ? 1 : 0,
  )
  const durations = new Histogram({
    name: 'bingoboard_database_command_duration_seconds',
    help: 'Time of each command, sessions included, by command and outcome',
    labelNames: ['command', 'outcome'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  // Mongoose hands on the events of its client.
  connection.on('commandSucceeded', ({ commandName, duration }: mongo.CommandSucceededEvent) =>
    durations.observe({ command: commandName, outcome: 'ok' }, duration / 1000),
  )
  connection.on('commandFailed', ({ commandName, duration }: mongo.CommandFailedEvent) =>
    durations.observe({ command: commandName, outcome: 'failed' }, duration / 1000),
  )
}
