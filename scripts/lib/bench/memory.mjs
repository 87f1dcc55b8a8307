import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes; undefined where this is not Linux. */
export function residentOf(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}

/** What this machine's system itself keeps, the buffers of all connections among it, in bytes; undefined where this is not Linux. */
export function systemMemory() {
  try {
    const info = readFileSync('/proc/meminfo', 'utf8')
    const kilobytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(info)[1])
    return (kilobytes('Slab') + kilobytes('KernelStack') + kilobytes('PageTables')) * 1024
  } catch {
    return undefined
  }
}
