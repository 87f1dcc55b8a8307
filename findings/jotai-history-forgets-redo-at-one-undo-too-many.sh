#!/bin/sh
# jotai-history 0.6.0 with jotai 3.0.1 on Node 20.20: the words of a square with undo and redo, `withHistory(atom, 10)`.
#
# Behaviour: an UNDO when there is nothing left to undo clears the whole redo stack. `canRedo`
# becomes false, a REDO does nothing, and what was undone is lost. `canUndo`, which was false,
# becomes true, for a step that changes nothing. A REDO at the end adds such an empty step too:
# the following undo has no visible effect, and the list of states is empty.
#
# Why it surprises: a user who undoes back to the beginning holds the keys down or presses them
# once more, and loses everything in between. In other libraries such a press does nothing (zundo
# 2.3.0, in the last line). The readme says that the two booleans "can be used to disable
# buttons", not that UNDO and REDO must not be sent without them, and a key press has no button to
# disable. The cause: the extra press counts as done, and the atom that it makes recompute takes
# the unchanged state for a new edit. The package's tests stop at the first state. I found no
# issue about it.
#
# What to do: check `canUndo` and `canRedo` before sending UNDO and REDO, also in a keyboard
# handler.
#
# Output seen (the square, and which actions are possible then):
# Cat undo; Owl undo; UNDO Cat undo redo; UNDO Dog redo; UNDO Dog undo; REDO Dog undo
# asked before: Cat undo; Owl undo; UNDO Cat undo redo; UNDO Dog redo; UNDO Dog redo; REDO Cat undo redo
# REDO at the end: Cat undo; REDO Cat undo; UNDO Cat undo redo, states none; UNDO Dog redo, states none
# zundo: Cat undo; Owl undo; UNDO Cat undo redo; UNDO Dog redo; UNDO Dog redo; REDO Cat undo redo
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jotai-history@0.6.0 jotai@3.0.1 zundo@2.3.0 zustand@5.1.0 react@19.2.0
cat >history.mjs <<'JS'
import { atom, createStore } from 'jotai/vanilla'
import { REDO, UNDO, withHistory } from 'jotai-history'
import { temporal } from 'zundo'
import { createStore as createZustand } from 'zustand/vanilla'

const can = (undo, redo) => `${undo ? ' undo' : ''}${redo ? ' redo' : ''}`
const nameOf = (step) => (step === UNDO ? 'UNDO ' : step === REDO ? 'REDO ' : '')

function byJotai(steps, asks) {
  const square = atom('Dog')
  const history = withHistory(square, 10)
  const store = createStore()
  store.sub(history, () => {})
  return steps.map((step) => {
    const { canUndo, canRedo } = store.get(history)
    if (step !== UNDO && step !== REDO) store.set(square, step)
    else if (!asks || (step === UNDO ? canUndo : canRedo)) store.set(history, step)
    const states = store.get(history)
    const none = states.length === 0 ? ', states none' : ''
    return `${nameOf(step)}${store.get(square)}${can(states.canUndo, states.canRedo)}${none}`
  }).join('; ')
}
function byZundo(steps) {
  const store = createZustand(temporal(() => ({ text: 'Dog' })))
  return steps.map((step) => {
    const { undo, redo } = store.temporal.getState()
    if (step === UNDO) undo()
    else if (step === REDO) redo()
    else store.setState({ text: step })
    const { pastStates, futureStates } = store.temporal.getState()
    return `${nameOf(step)}${store.getState().text}${can(pastStates.length > 0, futureStates.length > 0)}`
  }).join('; ')
}
const steps = ['Cat', 'Owl', UNDO, UNDO, UNDO, REDO]
console.log(byJotai(steps, false))
console.log(`asked before: ${byJotai(steps, true)}`)
console.log(`REDO at the end: ${byJotai(['Cat', REDO, UNDO, UNDO], false)}`)
console.log(`zundo: ${byZundo(steps)}`)
JS
node history.mjs | tee seen
test "$(cat seen)" = 'Cat undo; Owl undo; UNDO Cat undo redo; UNDO Dog redo; UNDO Dog undo; REDO Dog undo
asked before: Cat undo; Owl undo; UNDO Cat undo redo; UNDO Dog redo; UNDO Dog redo; REDO Cat undo redo
REDO at the end: Cat undo; REDO Cat undo; UNDO Cat undo redo, states none; UNDO Dog redo, states none
zundo: Cat undo; Owl undo; UNDO Cat undo redo; UNDO Dog redo; UNDO Dog redo; REDO Cat undo redo'
