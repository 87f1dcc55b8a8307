import * as Radix from '@radix-ui/react-tabs'
import { useId, type ReactNode } from 'react'
import { basics } from '#messages/basics.ts'

interface TabsProps<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  tabs: readonly { value: T; label: string; content: ReactNode }[]
}

/**
 * Tabs with panels, of which one is shown at a time. The panels are not Radix's: those render twice in the task that
 * hydrates the page, because they watch for animations, which these do not have.
 */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const id = useId()
  const tabId = (tab: T) => `${id}tab-${tab}`
  const panelId = (tab: T) => `${id}panel-${tab}`
  return (
    <Radix.Root
      dir={basics.dir as 'ltr' | 'rtl'}
      value={value}
      onValueChange={(chosen) => onChange(chosen as T)}
    >
      <Radix.List aria-label={label} className="tab-links">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            id={tabId(tab.value)}
            aria-controls={panelId(tab.value)}
            // Radix would focus the tab by script, which shows the focus ring.
            onMouseDown={({ button, currentTarget }) =>
              button || currentTarget.focus({ focusVisible: false })
            }
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(tab.value)}
          aria-labelledby={tabId(tab.value)}
          hidden={tab.value !== value}
          tabIndex={-1}
          className="pt-5 outline-none!"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </Radix.Root>
  )
}
