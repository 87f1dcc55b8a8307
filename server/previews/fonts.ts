import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { advancesOf, type Advances } from './woff.ts'

/** One file of a family, which holds a part of its letters. */
interface FontFile {
  /** Each file goes by its own name: the drawing library then looks for a letter in one after the other. */
  name: string
  data: Buffer
  advances: Advances
}

/** A family, with its files in the order in which they are asked for a letter. */
export interface Family {
  files: FontFile[]
  /** As `fontFamily` takes it. */
  names: string
  /** Whether every letter of the text can be drawn. */
  covers: (text: string) => boolean
  /** How wide a line is, in parts of the font's size; without kerning, which makes it a little narrower. */
  widthOf: (line: string) => number
}

/** The two families of the look: the poster one for titles, the plain one for words. */
export interface Fonts {
  poster: Family
  plain: Family
}

const POSTER_FILES = ['passion-one-latin-700-normal.woff', 'passion-one-latin-ext-700-normal.woff']
const PLAIN_FILES = [
  'barlow-semi-condensed-latin-600-normal.woff',
  'barlow-semi-condensed-latin-ext-600-normal.woff',
  'barlow-semi-condensed-vietnamese-600-normal.woff',
]

async function readFamily(folder: string, names: string[]): Promise<Family> {
  const files = await Promise.all(
    names.map(async (name) => {
      const data = await readFile(join(folder, name))
      return { name, data, advances: advancesOf(data) }
    }),
  )
  const advanceOf = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return files.find(({ advances }) => advances.has(code))?.advances.get(code)
  }
  return {
    files,
    names: names.join(', '),
    covers: (text) => Array.from(text).every((character) => advanceOf(character) !== undefined),
    widthOf: (line) => Array.from(line).reduce((width, character) => width + (advanceOf(character) ?? 0), 0),
  }
}

/** @param folder where the build has copied the files to (scripts/lib/og-images.mjs) */
export async function readFonts(folder: string): Promise<Fonts> {
  const [poster, plain] = await Promise.all([
    readFamily(folder, POSTER_FILES),
    readFamily(folder, PLAIN_FILES),
  ])
  return { poster, plain }
}
