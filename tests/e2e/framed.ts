import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The square of a card in a frame. */
export const square = (frame: FrameLocator | Page, words: string) =>
  frame.getByRole('grid').getByRole('button', { name: new RegExp(`^${words}\\b`) })
export const marked = (frame: FrameLocator | Page) =>
  frame.getByRole('grid').getByRole('button', { pressed: true })

/** Waits until the frame's script handles presses: only then it joins the card, which counts as a player. */
export const isLive = (frame: FrameLocator | Page) =>
  expect(frame.locator('[data-announcements]')).toBeAttached()
