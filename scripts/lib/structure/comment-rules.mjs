import ts from 'typescript'

/** Phrases with a plainer word in standard English. */
const UNCLEAR =
  /\b(?:whoever|whomever|somebody|nobody|(?:is|are) to be|comes? drawn|stands? (?:in(?! for)|on|at)|not any more|did not come|of the house)\b/gi

/** Calls `visit` for the position and text of each comment. Comments belong to tokens, closing braces among them. */
function forEachComment(tree, visit) {
  const { text } = tree
  const seen = new Set()
  const report = (pos, end) => {
    if (seen.has(pos)) return
    seen.add(pos)
    visit(pos, text.slice(pos, end))
  }
  const walkTokens = (node) => {
    if (ts.isJSDoc(node) || ts.isJsxText(node)) return
    const children = node.getChildren(tree)
    if (children.length > 0) return children.forEach(walkTokens)
    ts.forEachLeadingCommentRange(text, node.getFullStart(), report)
    ts.forEachTrailingCommentRange(text, node.getEnd(), report)
  }
  walkTokens(tree)
}

/**
 * @param {import('./source-files.mjs').SourceFile[]} files
 * @returns {import('./import-rules.mjs').Breach[]}
 */
export function commentBreaches(files) {
  const breaches = []
  for (const { path, tree } of files) {
    if (tree.text.search(UNCLEAR) < 0) continue
    forEachComment(tree, (pos, comment) => {
      for (const { 0: phrase, index } of comment.matchAll(UNCLEAR)) {
        const line = tree.getLineAndCharacterOfPosition(pos + index).line + 1
        breaches.push({
          path,
          line,
          message: `says "${phrase}" in a comment: use plain, present-tense English`,
        })
      }
    })
  }
  return breaches
}
