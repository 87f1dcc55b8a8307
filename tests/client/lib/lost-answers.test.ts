import { expect, it } from 'vitest'
import { ApiError } from '#client/lib/api-client.ts'
import { orFound } from '#client/lib/lost-answers.ts'

it("a refusal that is a proxy's page is not changed", async () => {
  const refusal = new ApiError(409, undefined)
  await expect(orFound(Promise.reject(refusal), ({ card }) => card)).rejects.toBe(refusal)
})
