import { onTestFinished } from 'vitest'

/** Adds missing browser APIs until the test ends. */
export function browserHas(place: object, parts: object): void {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(place, name, { configurable: true, value })
    onTestFinished(() => void Reflect.deleteProperty(place, name))
  }
}
