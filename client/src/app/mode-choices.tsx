import { Moon, Sun, SunMoon } from 'lucide-react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { app } from '#messages/app.ts'
import { MODES, useMode, type Mode } from '../lib/page/mode.ts'
import { MenuRadios } from '../ui/menu.tsx'

const ICONS = { auto: SunMoon, light: Sun, dark: Moon } as const satisfies Record<Mode, unknown>

interface ModeChoicesProps {
  /** Side by side, among other rows. */
  strip?: boolean
}

/** Light, dark or automatic. The menu stays open, so that the choice can be seen. */
export function ModeChoices({ strip = false }: ModeChoicesProps) {
  const [mode, choose] = useMode()
  const labels = strip ? appDialogs.modesShort : appDialogs.modes
  return (
    <MenuRadios
      label={app.appearance}
      strip={strip}
      options={MODES.map((value) => ({ value, label: labels[value], icon: ICONS[value] }))}
      value={mode}
      onChange={choose}
    />
  )
}
