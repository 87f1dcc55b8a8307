import { GRID_SIZES, THEMES } from '#shared/product.ts'
import { cellCount, sizeOfCells } from '#shared/rules/grid.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import type { EditQueue } from './edit-queue.ts'
import type { Edit } from './edits.ts'

// What is read back from local storage may have been written by another version of the app, or by hand.

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
const isText = (value: unknown): value is string => typeof value === 'string'
const isGridSize = (value: unknown) => GRID_SIZES.some((size) => size === value)
const isTheme = (value: unknown) => THEMES.some((theme) => theme === value)
const isImage = (value: unknown) => value === null || isText(value)

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

function isCard(value: unknown): value is Card {
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

function isChange(value: unknown, isTheTheme: (theme: unknown) => boolean): value is Fields {
  if (!isObject(value)) return false
  const { title, theme, freeSpaceImageUrl, gridSize, hasFreeSpace, cells } = value
  const absentOr = (check: (field: unknown) => boolean, field: unknown) => field === undefined || check(field)
  const areCells = (field: unknown) =>
    Array.isArray(field)
      ? field.every(isText) && sizeOfCells(field) !== undefined
      : isObject(field) && Object.values(field).every(isText)
  return (
    absentOr(isText, title) &&
    absentOr(isTheTheme, theme) &&
    absentOr(isImage, freeSpaceImageUrl) &&
    absentOr(isGridSize, gridSize) &&
    absentOr((field) => typeof field === 'boolean', hasFreeSpace) &&
    absentOr(areCells, cells)
  )
}

function isEdit(value: unknown): value is Edit {
  if (!isObject(value) || !isChange(value.change, isTheme) || !isChange(value.change.was, isText))
    return false
  const { again } = value
  return (
    again === undefined || (Array.isArray(again) && again.every((one) => isObject(one) && isText(one.type)))
  )
}

export function isQueue(value: unknown): value is EditQueue {
  if (!isObject(value)) return false
  const { server, inFlight, later, conflicts } = value
  return (
    isCard(server) &&
    (inFlight === undefined ||
      (isObject(inFlight) &&
        isText(inFlight.opId) &&
        (inFlight.ifVersion === undefined || Number.isInteger(inFlight.ifVersion)) &&
        isEdit(inFlight.edit))) &&
    (later === undefined || isEdit(later)) &&
    Array.isArray(conflicts) &&
    conflicts.every(isEdit)
  )
}
