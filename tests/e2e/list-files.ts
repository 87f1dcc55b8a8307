import { strToU8, zipSync } from 'fflate'

/** A file as the browser opens it. */
export interface ListFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const textFile = (name: string, text: string): ListFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

function officeFile(name: string, parts: Record<string, string>): ListFile {
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const)
  return { name, mimeType: 'application/zip', buffer: Buffer.from(zipSync(Object.fromEntries(files))) }
}

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Makes an Excel file whose first sheet is empty. @param rows XML with the prefix x */
export const excelFile = (rows: string, strings = ''): ListFile =>
  officeFile('list.xlsx', {
    'xl/sharedStrings.xml': `<sst xmlns="${SHEET}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData/></worksheet>`,
    'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="${SHEET}"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
  })

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Makes a Word file. @param body XML with the prefix w */
export const wordFile = (body: string): ListFile =>
  officeFile('list.docx', {
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
  })

export const paragraph = (text: string, isListed = false): string =>
  `<w:p>${isListed ? '<w:pPr><w:numPr/></w:pPr>' : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`

/** Makes an OpenDocument file. @param body XML with the prefixes table and text */
export const openFile = (name: string, body: string, before = ''): ListFile =>
  officeFile(name, {
    'content.xml': `${before}<o:document-content xmlns:o="urn:o" xmlns:table="urn:table" xmlns:text="urn:text">${body}</o:document-content>`,
  })
