import { useId } from 'react'
import { PROFILE_ICONS, REGISTRATION_ICON, type ProfileIcon as ProfileIconName } from '#shared/product.ts'
import { ProfileIcon } from '../../../ui/profile-icon.tsx'

/** The preselected icon comes first. */
const ORDER = [REGISTRATION_ICON, ...PROFILE_ICONS.filter((name) => name !== REGISTRATION_ICON)]

interface IconPickerProps {
  value: ProfileIconName
  onChange: (value: ProfileIconName) => void
}

export function IconPicker({ value, onChange }: IconPickerProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Profile icon: {value.replace(/-/g, ' ')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1.5">
        {ORDER.map((icon) => (
          <label
            key={icon}
            className="relative grid aspect-square max-h-14 place-items-center justify-self-stretch rounded-full border-2 border-transparent has-checked:border-text has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)]"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
              aria-label={icon.replace(/-/g, ' ')}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none! shadow-none!"
            />
            <ProfileIcon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
