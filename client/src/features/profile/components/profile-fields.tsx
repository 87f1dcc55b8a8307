import { Controller } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { UsernameField } from '../../auth/components/account-fields.tsx'
import { IconPicker } from '../../auth/components/icon-picker.tsx'
import type { ProfileForm } from '../use-profile-form.ts'

export function ProfileFields({ form }: { form: ProfileForm }) {
  const { control, error, isSubmitting, onSubmit } = form
  return (
    <form noValidate aria-label="Profile" className="panel grid gap-4" onSubmit={onSubmit}>
      <UsernameField control={control} />
      <TextField control={control} name="displayName" label="Display name" dir="auto" autoComplete="name" />
      <Controller
        control={control}
        name="profileIcon"
        render={({ field }) => <IconPicker value={field.value} onChange={field.onChange} />}
      />
      <FormError message={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={paths.home} variant="outlined">
          Cancel
        </ButtonLink>
        <Button type="submit" pending={isSubmitting} pendingLabel="Saving...">
          Save Changes
        </Button>
      </div>
    </form>
  )
}
