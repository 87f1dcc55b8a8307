import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { IMAGE_URL_MAX_LENGTH } from '#shared/product.ts'
import { fakeImages } from '#tests/support/fake-images.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { cards, changeElsewhere, freshBrowser, openCard } from './editor-page.tsx'

const STAR = 'https://pictures.example/star.png'
const SUN = 'https://pictures.example/sun.png'

let images: ReturnType<typeof fakeImages>
beforeEach(() => {
  freshBrowser()
  images = fakeImages()
  // happy-dom loads no images but reports them as complete, so every image on the card would count as broken.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

const action = () => screen.queryByRole('button', { name: 'Set Free Space Image' })
const shownDialog = () => screen.queryByRole('dialog', { name: 'Set Free Space Image' })
const urlField = () => screen.getByLabelText<HTMLInputElement>('Image URL')
const setButton = () => within(shownDialog()!).getByRole('button', { name: /^Set Image/ })
const removeButton = () => within(shownDialog()!).queryByRole('button', { name: 'Remove Image' })
const picture = () => within(screen.getByRole('grid')).queryByRole<HTMLImageElement>('img', { name: 'FREE' })
const preview = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Preview of the free space' })

async function openImageDialog(freeSpaceImageUrl: string | null = null) {
  const { card, user } = await openCard({ freeSpaceImageUrl })
  await user.click(action()!)
  await screen.findByRole('dialog', { name: 'Set Free Space Image' })
  return { cardId: card.cardId, user }
}
/** Enters an address in one step, as pasting does. */
const enter = (url: string) => fireEvent.change(urlField(), { target: { value: url } })
const sentImages = () =>
  cards.writes().map(({ body }) => [body.freeSpaceImageUrl, body.was?.freeSpaceImageUrl])
const storedImage = (cardId: string) => cards.card(cardId).freeSpaceImageUrl

describe('the image of the free space', () => {
  it('EDIT-15: is explained; an incomplete URL is previewed without a request; Set Image sets it and sends what it replaces', async () => {
    images.there.add(STAR)
    const { cardId, user } = await openImageDialog()
    expect(urlField()).toHaveFocus()
    expect(urlField()).toHaveAccessibleDescription(
      'URL must start with http:// or https://, image under 1MB, square; a transparent PNG is best. ' +
        "The site that hosts the image can see players' IP addresses.",
    )
    expect(removeButton()).toBeDisabled()
    for (const typed of ['https://p', 'https://pictures.example', STAR]) enter(typed)
    expect(await screen.findByText('This is how players will see it.')).toBeVisible()
    expect(images.asked).toEqual([{ url: STAR, referrerPolicy: 'no-referrer' }])
    expect(preview()).toHaveAttribute('src', STAR)
    expect(preview()).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(cards.writes()).toEqual([])
    await user.click(setButton())
    await expectToast('Image Set', 'Free space image has been updated.')
    expect(shownDialog()).toBeNull()
    expect(picture()).toHaveAttribute('src', STAR)
    await waitFor(() => expect(storedImage(cardId)).toBe(STAR))
    expect(sentImages()).toEqual([[STAR, null]])
    await waitFor(() => expect(action()).toHaveFocus())
  })

  it('EDIT-15: is removed with Remove Image; Undo restores it, but not over one that was set since', async () => {
    images.there.add(STAR).add(SUN)
    const { cardId, user } = await openImageDialog(SUN)
    expect(urlField()).toHaveValue(SUN)
    enter(STAR)
    await user.click(setButton())
    await user.click(within(await expectToast('Image Set')).getByRole('button', { name: 'Undo' }))
    expect(picture()).toHaveAttribute('src', SUN)
    await waitFor(() => expect(cards.card(cardId)).toMatchObject({ freeSpaceImageUrl: SUN, version: 3 }))

    await user.click(action()!)
    await screen.findByRole('dialog')
    await user.click(removeButton()!)
    const removed = await expectToast('Image Removed', 'Free space image has been removed.')
    expect(shownDialog()).toBeNull()
    expect(picture()).toBeNull()
    expect(within(screen.getByRole('grid')).getByText('FREE')).toBeVisible()
    const undo = within(removed).getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(storedImage(cardId)).toBeNull())
    expect(sentImages().at(-1)).toEqual([null, SUN])
    await changeElsewhere(cardId, { freeSpaceImageUrl: STAR })
    await waitFor(() => expect(picture()).toHaveAttribute('src', STAR))
    await user.click(undo)
    expect(picture()).toHaveAttribute('src', STAR)
    expect(storedImage(cardId)).toBe(STAR)
  })
})

describe('an image that cannot be set', () => {
  it('EDIT-15: refuses an invalid URL at its field, without a request, and does not set an image that fails to load', async () => {
    const { user } = await openImageDialog()
    for (const [url, message] of [
      ['javascript:alert(1)', 'Image URL must start with http:// or https://'],
      ['star.png', 'Image URL must start with http:// or https://'],
      ['https://me:secret@pictures.example/star.png', "Image URL can't contain a username or password"],
      [`${STAR}?${'x'.repeat(IMAGE_URL_MAX_LENGTH)}`, 'Image URL must be at most 2048 characters'],
    ] as const) {
      enter(url)
      await user.click(setButton())
      expect(urlField()).toBeInvalid()
      expect(urlField()).toHaveAccessibleDescription(expect.stringContaining(message) as string)
      expect(urlField()).toHaveFocus()
    }
    expect(images.asked).toEqual([])
    noToast()

    enter('')
    await user.click(setButton())
    await expectToast('No Image URL', 'Please enter an image URL or click Remove Image.')
    expect(shownDialog()).toBeVisible()

    enter(STAR)
    expect(urlField()).toBeValid()
    await waitFor(() =>
      expect(within(shownDialog()!).getByRole('status')).toHaveTextContent('Could not load the image'),
    )
    expect(preview()).toBeNull()
    await user.click(setButton())
    await expectToast('Image Error', 'Could not load the image from the provided URL.')
    expect(shownDialog()).toBeVisible()

    enter('   ')
    await user.click(setButton())
    await expectToast('No Image URL', 'Please enter an image URL or click Remove Image.')
    expect(shownDialog()).toBeVisible()
    expect(cards.writes()).toEqual([])
  })

  it('EDIT-15: an image that breaks later leaves FREE in its square', async () => {
    await openCard({ freeSpaceImageUrl: STAR })
    fireEvent.error(picture()!)
    expect(picture()).toBeNull()
    expect(within(screen.getByRole('grid')).getByText('FREE')).toBeVisible()
  })
})
