import { freeIndexOf } from '#shared/rules/grid.ts'
import { randomBelow, randomOf } from '#tests/support/random.ts'
import type { GamePlayer } from './game-player.ts'
import type { RandomGame } from './random-game.ts'

/** One thing that a player does, or that happens to their browser. */
export function takeTurn(game: RandomGame, player: GamePlayer): void {
  const { name } = player
  if (!player.isOpen()) {
    if (!game.chance(40)) return
    const isOld = game.chance(30)
    game.did(isOld ? 'open on what the browser keeps' : 'open', name)
    return player.open(isOld)
  }
  if (!player.isAwake) {
    player.isAwake = game.chance(40)
    if (player.isAwake) game.did('wake', name)
    return player.see()
  }
  const { card, marks, prompt } = player.look()
  const roll = randomBelow(game.random, 100)
  const playable = [...card.cells.keys()].filter((index) => index !== freeIndexOf(card))
  const called = playable.filter(
    (index) => !marks.includes(index) && card.called.includes(card.cells[index]!),
  )
  const square = game.one(called)
  if (prompt && roll < 60) {
    game.did(`answer ${prompt}`, name)
    if (roll < 30) player.keep()
    else player.reset()
  } else if (roll < 6) {
    game.did('close', name)
    player.close()
  } else if (roll < 12) {
    game.did('sleep', name)
    player.isAwake = false
  } else if (roll < 14 && marks.length > 2) {
    game.did('reset', name)
    player.reset()
  } else if (roll < 18 && player.undo) {
    game.did('undo a reset', name)
    player.undo()
    player.undo = undefined
  } else if (roll < 22) {
    if (player.takeBackMarked()) game.did('take back what was marked', name)
  } else if (roll < 26 && name === 'Eve') {
    game.did(player.isMarking ? 'automatic marks off' : 'automatic marks on', name)
    player.setMarking(!player.isMarking)
  } else if (roll < 75 && square !== undefined) {
    game.did('mark a called square', [name, card.cells[square]])
    player.tap(square)
  } else {
    const index = randomOf(game.random, playable)
    game.did(marks.includes(index) ? 'unmark' : 'mark', [name, card.cells[index]])
    player.tap(index)
  }
}
