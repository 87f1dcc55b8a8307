import { describeFailure } from '../connection-failure.ts'

/** Why an export or an import can't be done: one line for the person who runs it. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}

/** An import failed and left its documents behind. */
export class LeftoverError extends TransferError {}

const FILE_REASONS: Record<string, string> = {
  EISDIR: 'is a folder',
  EACCES: 'may not be used by this user (EACCES)',
  ENOSPC: "can't be written: the disk is full",
}

/**
 * For errors of the file system.
 * @param missing the meaning of ENOENT
 */
export function fileError(file: string, error: unknown, missing = "doesn't exist"): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined || !/^E[A-Z]+$/.test(code)) return error
  if (code === 'ENOENT') return new TransferError(`${file} ${missing}.`, { cause: error })
  return new TransferError(`${file} ${FILE_REASONS[code] ?? `can't be used (${code})`}.`, { cause: error })
}

/** For errors of a database; never the driver's message, which may hold the URI. */
export function databaseError(name: string, error: unknown): unknown {
  if (error instanceof TransferError) return error
  const { step, kind, code, codeName, cause } = describeFailure(error)
  const reasons = [kind, step === 'connect' ? undefined : step, code, codeName, cause]
  return new TransferError(
    `${name} can't be used (${reasons.filter((part) => part !== undefined).join(', ')}).`,
    {
      cause: error,
    },
  )
}
