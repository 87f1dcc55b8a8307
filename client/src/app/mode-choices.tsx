import { Moon, Sun, SunMoon } from 'lucide-react'
import { MODES, useMode, type Mode } from '../lib/mode.ts'
import { MenuRadio, MenuRadioGroup } from '../ui/menu.tsx'

const LOOKS = {
  auto: { icon: SunMoon, label: 'Automatic', short: 'Auto' },
  light: { icon: Sun, label: 'Light', short: 'Light' },
  dark: { icon: Moon, label: 'Dark', short: 'Dark' },
} as const satisfies Record<Mode, unknown>

interface ModeChoicesProps {
  /** Side by side, among other rows. */
  strip?: boolean
}

/** Light, dark or automatic. The menu stays open, so that the choice can be seen. */
export function ModeChoices({ strip = false }: ModeChoicesProps) {
  const [mode, choose] = useMode()
  return (
    <MenuRadioGroup
      label="Appearance"
      strip={strip}
      value={mode}
      onChange={(value) => choose(MODES.find((one) => one === value) ?? 'auto')}
    >
      {MODES.map((value) => (
        <MenuRadio key={value} value={value} icon={LOOKS[value].icon} strip={strip}>
          {strip ? LOOKS[value].short : LOOKS[value].label}
        </MenuRadio>
      ))}
    </MenuRadioGroup>
  )
}
