import * as v from 'valibot'
import { readStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { storedAtom } from '../../lib/storage/stored-atom.ts'

const schema = v.object({
  /** Whether the player's own taps make a sound. */
  sound: v.boolean(),
  /** Whether the screen stays on during play. */
  awake: v.boolean(),
  /** Whether to show the squares as a list, chosen if large text does not fit into them. Missing in older data. */
  list: v.optional(v.boolean()),
  /** Whether called squares are marked for the player. Missing in older data. */
  mark: v.optional(v.boolean()),
})

/** A player's settings in this browser, for all cards. */
type DeviceSettings = v.InferOutput<typeof schema>

const DEFAULTS: DeviceSettings = { sound: false, awake: true }

export const deviceSettingsAtom = storedAtom(STORAGE_KEYS.device, schema, DEFAULTS)

/**
 * Reads the setting from storage, for code outside React: a tap may come before a component is mounted that subscribes
 * to the atom, or after the last one has unmounted.
 */
export const isSoundOn = (): boolean => (readStored(STORAGE_KEYS.device, schema) ?? DEFAULTS).sound
