import { remove } from '#tests/server/co-hosts/fixtures.ts'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import type { Tab } from './browser.ts'
import { PASSWORD, type Scene } from './scene.ts'
import { faultOf, operationOf, weatherOf, type StepName } from './steps.ts'
import type { Device } from './word-ledger.ts'

export async function takeStep(
  scene: Scene,
  name: StepName,
  choice: number,
  device: Device,
  tab: Tab,
): Promise<void> {
  const { page } = tab
  switch (name) {
    case 'type':
      return scene.ledger.type(device, tab, choice)
    case 'restructure':
      return scene.ledger.act(tab, () => page.restructure(operationOf(choice)))
    case 'call': {
      const round = page.call(choice, true)
      if (round !== undefined) scene.ledger.roundsWithCalls.add(round)
      return
    }
    case 'take back':
      return void page.call(choice, false)
    case 'new round':
      return scene.watch(tab, 'New round', page.newRound())
    case 'undo':
    case 'redo':
      return scene.ledger.act(tab, () => void scene.broken.push(...page[name]()))
    case 'apply again':
      return scene.ledger.act(tab, () => page.applyAgain())
    case 'put back':
      return scene.ledger.act(tab, () => page.putBack())
    case 'save':
      return scene.watch(tab, 'Save', page.save())
    case 'Live off':
      return page.setLive(false)
    case 'Live on':
      return page.setLive(true)
    case 'new card': {
      // The toast offers Undo, so the author knows that these words are gone.
      scene.ledger.giveUp(scene.stored(device, 'BingoBoard'))
      const undo = page.newCard()
      scene.undoNew = undo && { tab, undo }
      return
    }
    case 'undo new card':
      if (scene.undoNew?.tab !== tab) return
      // Words typed on the new card are lost with it.
      scene.ledger.giveUp(scene.stored(device, 'BingoBoard'))
      scene.undoNew.undo()
      scene.undoNew = undefined
      return
    case 'open card':
      return scene.openCard(tab, device)
    case 'guest card':
      scene.ledger.giveUp(scene.stored(device, 'BingoBoard'))
      page.newCard()
      for (let place = 1; place <= MIN_FILLED_CELLS; place++) scene.ledger.type(device, tab, place)
      return scene.watch(tab, 'Save', page.save())
    case 'save as new':
      scene.ledger.giveUp(scene.stored(device, 'BingoBoard'))
      return page.saveAsNew()
    case 'save to account':
      return scene.watch(tab, 'Save to My Account', page.saveToAccount())
    case 'log in':
      return scene.watch(tab, 'Log in', page.logIn(device.email, PASSWORD))
    case 'log in as another':
      return scene.watch(tab, 'Log in', page.logIn(scene.people.another.user!.email, PASSWORD))
    case 'log out': {
      const answer = await page.logOut(false)
      if (answer !== 'asked' || choice % 2 === 0) return
      // The words of a save in flight at that time are dropped too.
      const before = scene.ledger.lost()
      const dropped = scene.stored(device, 'steps:')
      if ((await page.logOut(true)) !== 'out') return
      const after = scene.ledger.lost().filter((word) => !before.includes(word))
      return scene.ledger.giveUp([...dropped, ...after])
    }
    case 'close tab':
      if (device.tabs.length < 2) return
      return scene.closeTab(device, tab)
    case 'duplicate tab':
      if (device.tabs.length < 3) await scene.openTab(device, page.currentPath())
      return
    case 'reload':
      await scene.closeTab(device, tab)
      return scene.openTab(device, page.currentPath())
    case 'resume':
      scene.nudges.push(scene.clock.now())
      return tab.resume()
    case 'remove the co-host':
      return void (await remove(scene.people.host, scene.cardId, scene.people.coHost))
    case 'add the co-host':
      return scene.share()
    case 'tap': {
      const words = page.tap(choice)
      if (words !== undefined) device.tapped.add(words)
      return
    }
    case 'weather':
      return tab.proxy.setWeather(weatherOf(choice))
    case 'fault':
      return tab.proxy.addFault(faultOf(choice))
    case 'everything is fine':
      return scene.clearWeather()
    case 'restart':
      return scene.site.restartOne(choice)
    case 'restore backup':
      return scene.site.backUpOrRestore()
    case 'wait':
      return scene.clock.sleep(10_000)
  }
}
