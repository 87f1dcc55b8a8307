/** Phrases with a plainer word in standard English. */
const UNCLEAR =
  /\b(?:whoever|whomever|somebody|nobody|(?:is|are) to be|comes? drawn|stands? (?:in(?! for)|on|at)|not any more|did not come|of the house)\b/gi

/** The comment in a line: one of its own, as Oxfmt leaves them, or one after code and a space. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/|\{\/\*).*|\s\/\/ [^'"`]*$/

export function commentBreaches(files) {
  return files.flatMap(({ path, tree }) =>
    tree.text.split('\n').flatMap((text, index) => {
      const [comment = ''] = COMMENT.exec(text) ?? []
      return (comment.match(UNCLEAR) ?? []).map((phrase) => ({
        path,
        line: index + 1,
        message: `says "${phrase}" in a comment: use plain, present-tense English`,
      }))
    }),
  )
}
