import { onStoredChange, readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'

/** What a player has chosen for this browser, whichever card is played. */
export interface DeviceSettings {
  /** Whether one's own taps are heard. */
  sound: boolean
  /** Whether the screen stays on while a card is played. */
  awake: boolean
}

const AT_FIRST: DeviceSettings = { sound: false, awake: true }

function isSettings(value: unknown): value is DeviceSettings {
  if (typeof value !== 'object' || value === null) return false
  const { sound, awake } = value as Partial<DeviceSettings>
  return typeof sound === 'boolean' && typeof awake === 'boolean'
}

export function readDeviceSettings(): DeviceSettings {
  return readStored(STORAGE_KEYS.device, isSettings) ?? AT_FIRST
}

export function writeDeviceSettings(settings: DeviceSettings): void {
  writeStored(STORAGE_KEYS.device, settings)
}

/**
 * Calls `listener` when another tab changes them.
 * @returns stops listening
 */
export function onDeviceSettings(listener: () => void): () => void {
  return onStoredChange(STORAGE_KEYS.device, listener)
}
