import { connect } from 'node:net'
import { WebSocket } from 'ws'

const PATH = '/socket.io/?EIO=4&transport=websocket'
const PING = '2'.charCodeAt(0)
const EVENT = '42["card:'

/**
 * Opens a card as a player's page does: Engine.IO 4 and Socket.IO 5 as text, with the join in CONNECT. It costs its process little, so
 * that a benchmark measures the server: it neither compresses nor checks texts.
 * @param {string} url of a server
 * @param {{cardId: string, localAddress?: string, onEvent: (name: string, text: Buffer) => void}} options `name`: such as `changed`
 * @returns {Promise<{close: () => void}>} once it has the card
 */
export function openPlayer(url, { cardId, localAddress, onEvent }) {
  return new Promise((resolve, reject) => {
    let tcp
    const socket = new WebSocket(new URL(PATH, url), {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      localAddress,
      createConnection: (options) => (tcp = connect({ ...options, path: undefined, noDelay: true })),
    })
    socket.on('error', reject)
    socket.on('open', () => socket.send(`40{"join":{"cardId":"${cardId}","as":"play"}}`))
    socket.on('message', (text) => {
      if (text[0] === PING) return socket.send('3')
      if (text.latin1Slice(0, EVENT.length) !== EVENT) return undefined
      const name = text.latin1Slice(EVENT.length, text.indexOf('"', EVENT.length))
      if (name !== 'joined') return onEvent(name, text)
      if (!text.includes('"card":')) return reject(new Error('A join was refused'))
      // Resets, because closed connections would keep their ports waiting, of which the system has some 28,000.
      return resolve({ close: () => tcp.resetAndDestroy() })
    })
  })
}
