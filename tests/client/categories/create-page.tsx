import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { answers, type FakeApi, type SeenCall } from '#tests/support/fake-api.ts'
import { address, MO, openApp } from '../frame/app-page.tsx'
import { CREATE, mine } from './categories-page.tsx'

interface Body {
  categoryId: string
  name: string
  description: string
  items: { content: string }[]
}
const bodyOf = (call: SeenCall) => call.body as Body
/** Returns the request bodies of all calls with this name, in order. */
export function bodies(api: FakeApi, name: string): Body[] {
  return api.of(name).map(bodyOf)
}
/** Returns the category id in the first creation request. */
function firstId(api: FakeApi): string {
  return bodies(api, CREATE)[0]!.categoryId
}
/** Waits for the screen of the first category that was requested. The form validates before it sends the request. */
export function arrivedAtCreated(api: FakeApi): Promise<void> {
  return waitFor(() => expect(address()).toBe(`/categories/${firstId(api)}`))
}
/** Returns the lines that each creation request contained. */
export function contents(api: FakeApi): string[][] {
  return bodies(api, CREATE).map(({ items }) => items.map(({ content }) => content))
}

/** Signs Mo in, and makes the server create every requested category. */
export function creates(api: FakeApi): void {
  api.on('GET /api/user', answers(200, MO))
  api.on('GET /api/categories/:id', answers(200, mine()))
  api.on('GET /api/categories/:id/content', answers(200, []))
  api.on(CREATE, (call) => {
    const { items, ...details } = bodyOf(call)
    return answers(201, mine({ ...details, itemCount: items.length }))(call)
  })
}
/** Returns the 409 response for an id that a category with this name and one item already has. */
export function takenBy(name: string, isOwner = true): (call: SeenCall) => Response {
  return (call) => {
    const { categoryId } = bodyOf(call)
    const category = mine({ categoryId, name, description: '', itemCount: 1, isOwner })
    const body = { message: 'This category id is taken.', code: 'category-id-taken', category }
    return new Response(JSON.stringify(body), { status: 409 })
  }
}

export const nameField = () => screen.getByLabelText<HTMLInputElement>('Name')
export const descriptionField = () => screen.getByLabelText<HTMLTextAreaElement>('Description (optional)')
export const linesField = () => screen.getByLabelText<HTMLTextAreaElement>('Content items (optional)')
export const button = (label: string) => screen.getByRole('button', { name: label })
export const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })
/** Returns the selected text of the field with the lines. */
export function marked(): string {
  const { value, selectionStart, selectionEnd } = linesField()
  return value.slice(selectionStart, selectionEnd)
}

export async function openForm() {
  const page = await openApp('/create-category')
  await screen.findByRole('heading', { level: 1, name: 'New Category' })
  return page
}
/** Fills in the form with these lines and submits it. */
export async function create(text: string) {
  const page = await openForm()
  write(nameField(), 'Kitchen')
  write(linesField(), text)
  await page.user.click(button('Create Category'))
  return page
}
