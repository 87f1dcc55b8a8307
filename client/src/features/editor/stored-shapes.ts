import { sizeOfCells } from '#shared/rules/grid.ts'
import { isCard, isGridSize, isImage, isObject, isText, isTheme } from '../card/stored-card.ts'
import type { EditQueue } from './edit-queue.ts'
import type { Edit } from './edits.ts'

function isChange(value: unknown, isTheTheme: (theme: unknown) => boolean): value is Record<string, unknown> {
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
