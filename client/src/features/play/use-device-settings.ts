import { useCallback, useEffect, useState } from 'react'
import {
  onDeviceSettings,
  readDeviceSettings,
  writeDeviceSettings,
  type DeviceSettings,
} from './device-settings.ts'

/** The player's choices for this browser, the same in all its tabs, and what changes some of them. */
export function useDeviceSettings(): [DeviceSettings, (change: Partial<DeviceSettings>) => void] {
  const [settings, setSettings] = useState(readDeviceSettings)
  useEffect(() => onDeviceSettings(() => setSettings(readDeviceSettings())), [])
  const change = useCallback((some: Partial<DeviceSettings>) => {
    const changed = { ...readDeviceSettings(), ...some }
    writeDeviceSettings(changed)
    setSettings(changed)
  }, [])
  return [settings, change]
}
