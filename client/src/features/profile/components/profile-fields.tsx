import { Controller } from 'react-hook-form'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormError } from '../../auth/components/form-error.tsx'
import { IconPicker } from '../../auth/components/icon-picker.tsx'
import type { ProfileForm } from '../use-profile-form.ts'

export function ProfileFields({ form, save }: { form: ProfileForm; save: () => Promise<void> }) {
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      aria-label="Profile"
      className="panel grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label="Username" error={errors.username?.message} hint="3 to 20 letters, digits, _, - or .">
        {(field) => (
          <TextInput
            {...field}
            {...register('username')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Display name" error={errors.displayName?.message}>
        {(field) => <TextInput {...field} {...register('displayName')} dir="auto" autoComplete="name" />}
      </Field>
      <Controller
        control={control}
        name="profileIcon"
        render={({ field }) => <IconPicker value={field.value} onChange={field.onChange} />}
      />
      <FormError message={errors.root?.message} />
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
