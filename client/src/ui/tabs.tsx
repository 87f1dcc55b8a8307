import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

interface TabsProps<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  tabs: readonly { value: T; label: string; content: ReactNode }[]
}

/** Panels of one screen, one shown at a time. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onChange(chosen as T)}>
      <Radix.List aria-label={label} className="tab-links">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} tabIndex={-1} className="pt-5 outline-none!">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
