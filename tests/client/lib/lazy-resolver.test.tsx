import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen, waitFor } from '@testing-library/react'
import { useForm, type Resolver } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { passwordsMatch } from '#client/features/auth/passwords-match.ts'
import { useLazyResolver } from '#client/lib/forms/lazy-resolver.ts'
import { newUser } from '#tests/support/user.ts'

interface Values {
  password: string
  confirmPassword: string
}
const checks = zodResolver(
  z.object({ password: z.string().min(6, 'Too short'), confirmPassword: z.string() }),
)
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

interface FormProps {
  load: () => Promise<Resolver<Values>>
  hasRepetition?: boolean
  send: (values: Values) => void
}

function Form({ load, hasRepetition, send }: FormProps) {
  const checks = useLazyResolver(load)
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: hasRepetition ? passwordsMatch('password', checks) : checks,
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = formState
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)}>
      <input aria-label="Password" {...register('password')} />
      <input aria-label="Again" {...register('confirmPassword')} />
      <p role="alert">{errors.password?.message ?? errors.confirmPassword?.message}</p>
      <button type="submit">Send</button>
    </form>
  )
}

function openForm(props: Omit<FormProps, 'send'>) {
  const sent = vi.fn<(values: Values) => void>()
  const user = newUser()
  render(<Form {...props} send={(values) => sent(values)} />)
  const fill = async (password: string, again: string) => {
    await user.type(screen.getByLabelText('Password'), password)
    await user.type(screen.getByLabelText('Again'), again)
  }
  return { sent, fill, send: () => user.click(screen.getByRole('button', { name: 'Send' })) }
}
const says = (words: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))

describe('the validation of a form', () => {
  it('UI-18: leaves the form to the server if it fails to load, and validates it once it has loaded', async () => {
    const load = vi.fn(missing as () => Promise<Resolver<Values>>)
    const { sent, fill, send } = openForm({ load })
    await fill('short', 'other')
    await send()
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ password: 'short', confirmPassword: 'other' }))
    load.mockImplementation(() => Promise.resolve(checks))
    await send()
    await says('Too short')
    expect(sent).toHaveBeenCalledOnce()
  })

  it('UI-18: never lets a new password with a different confirmation leave the page, loaded or not', async () => {
    const { sent, fill, send } = openForm({ load: missing, hasRepetition: true })
    await fill('long enough', 'long enouhg')
    await send()
    await says("Passwords don't match")
    expect(sent).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Password')).toHaveValue('long enough')
  })
})
