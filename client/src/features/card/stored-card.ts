import { GRID_SIZES, THEMES } from '#shared/product.ts'
import { cellCount } from '#shared/rules/grid.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'

// What is read back from local storage may have been written by another version of the app, or by hand.

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isGridSize = (value: unknown) => GRID_SIZES.some((size) => size === value)
export const isTheme = (value: unknown) => THEMES.some((theme) => theme === value)
export const isImage = (value: unknown) => value === null || isText(value)

export function isContent(value: unknown): value is CardContent {
  if (!isObject(value)) return false
  const { title, gridSize, hasFreeSpace, cells, theme, freeSpaceImageUrl } = value as Partial<CardContent>
  return (
    isText(title) &&
    gridSize !== undefined &&
    isGridSize(gridSize) &&
    typeof hasFreeSpace === 'boolean' &&
    Array.isArray(cells) &&
    cells.length === cellCount(gridSize) &&
    cells.every(isText) &&
    isTheme(theme) &&
    isImage(freeSpaceImageUrl)
  )
}

export function isCard(value: unknown): value is Card {
  if (!isContent(value)) return false
  const { cardId, version, round, createdAt, updatedAt } = value as Partial<Card>
  return (
    isText(cardId) &&
    Number.isInteger(version) &&
    Number.isInteger(round) &&
    isText(createdAt) &&
    isText(updatedAt)
  )
}
