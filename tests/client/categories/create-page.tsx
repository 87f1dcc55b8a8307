import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { answers, type FakeApi, type SeenCall } from '#tests/support/fake-api.ts'
import { sampleItems } from '#tests/support/sample-category.ts'
import { address, MO, openApp } from '../frame/app-page.tsx'
import { ADD, CREATE, mine } from './categories-page.tsx'

export const UPDATE = 'PATCH /api/categories/:id'
export const CONTENT = 'GET /api/categories/:id/content'

interface Body {
  categoryId: string
  name: string
  description: string
  items: { content: string }[]
}
const bodyOf = (call: SeenCall) => call.body as Body
/** What was sent with the calls of one name, in order. */
export function bodies(api: FakeApi, name: string): Body[] {
  return api.of(name).map(bodyOf)
}
/** The id of the first category that was to be created. */
export function firstId(api: FakeApi): string {
  return bodies(api, CREATE)[0]!.categoryId
}
/** The first category that was to be created is on the screen: the checks of the form come before the call. */
export function arrivedAtCreated(api: FakeApi): Promise<void> {
  return waitFor(() => expect(address()).toBe(`/categories/${firstId(api)}`))
}
/** The lines that each call tried to add. */
export function contents(api: FakeApi): string[][] {
  return bodies(api, ADD).map(({ items }) => items.map(({ content }) => content))
}

/** Mo is signed in; the server creates what it is asked to, and takes the items that it is given. */
export function creates(api: FakeApi): void {
  api.on('GET /api/user', answers(200, MO))
  api.on('GET /api/categories/:id', answers(200, mine()))
  api.on(CREATE, (call) => {
    const { categoryId, name, description } = bodyOf(call)
    return answers(201, mine({ categoryId, name, description, itemCount: 0 }))(call)
  })
  api.on(ADD, (call) => answers(201, sampleItems(bodyOf(call).items.map(({ content }) => content)))(call))
}
/** The items that the category has. */
export function has(api: FakeApi, contents: string[]): void {
  api.on(CONTENT, answers(200, sampleItems(contents)))
}
/** The answer when the id belongs to a category with this name. */
export function takenBy(name: string, isOwner = true): (call: SeenCall) => Response {
  return (call) => {
    const category = mine({ categoryId: bodyOf(call).categoryId, name, description: '', isOwner })
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
/** The words that are selected among the lines. */
export function marked(): string {
  const { value, selectionStart, selectionEnd } = linesField()
  return value.slice(selectionStart, selectionEnd)
}

export async function openForm() {
  const page = await openApp('/create-category')
  await screen.findByRole('heading', { level: 1, name: 'New Category' })
  return page
}
/** Fills the form with these lines and presses its button. */
export async function create(text: string, name = 'Kitchen') {
  const page = await openForm()
  write(nameField(), name)
  write(linesField(), text)
  await page.user.click(button('Create Category'))
  return page
}
