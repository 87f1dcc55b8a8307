import { EXAMPLE_LANGUAGES } from './api-reference.ts'

/** A few lines of code that do one thing with a card. */
interface Recipe {
  name: 'call' | 'uncall' | 'bot' | 'streamDeck' | 'streamerBot'
  /** What the recipe does, and with which tool. */
  title: string
  lines: string
}

/** The card that recipes use, and the words of one of its squares. */
interface RecipeCard {
  origin: string
  cardId: string
  words: string
}

const curl = (url: string, body: object) =>
  EXAMPLE_LANGUAGES.curl({ method: 'PATCH', url, body, needsToken: true })

const node = (url: string) => `// node bingo.mjs call 'Who just joined?'
const url = '${url}'
const headers = { Authorization: \`Bearer \${process.env.TOKEN}\`, 'Content-Type': 'application/json' }

/** what: call, uncall or fill */
async function bingo(what, words) {
  let change = { [what]: words }
  if (what === 'fill') {
    const { cells, gridSize, hasFreeSpace } = await (await fetch(url)).json()
    const free = hasFreeSpace ? Math.floor(cells.length / 2) : -1
    const empty = cells.findIndex((cell, index) => cell === '' && index !== free)
    if (empty === -1) return 'Every square is filled.'
    const was = { cells: { [empty]: '' } }
    change = { cells: { [empty]: words }, gridSize, hasFreeSpace, was }
  }
  const answer = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify(change) })
  return answer.ok ? 'Done.' : (await answer.json()).message
}

console.log(await bingo(...process.argv.slice(2)))
`

const request = (url: string, words: string) => `PATCH ${url}
Authorization: Bearer TOKEN
Content-Type: application/json

${JSON.stringify({ call: words })}
`

const streamerBot = (url: string) => `using System.Net.Http;
using System.Text;
using Newtonsoft.Json;

public class CPHInline
{
    static readonly HttpClient http = new HttpClient();

    public bool Execute()
    {
        CPH.TryGetArg("rawInput", out string words);
        var call = new HttpRequestMessage(new HttpMethod("PATCH"), "${url}");
        call.Headers.Add("Authorization", "Bearer TOKEN");
        call.Content = new StringContent(JsonConvert.SerializeObject(new { call = words }), Encoding.UTF8, "application/json");
        return http.SendAsync(call).Result.IsSuccessStatusCode;
    }
}
`

/**
 * Returns recipes for scripts that call words and fill squares. The developers' page shows them for the reader's own card, and
 * `docs/recipes.md` for an example card; a test runs the latter.
 */
export function recipesFor({ origin, cardId, words }: RecipeCard): readonly Recipe[] {
  const url = `${origin}/api/cards/${cardId}`
  return [
    { name: 'call', title: 'Call a word, with curl', lines: curl(url, { call: words }) },
    { name: 'uncall', title: 'Take it back, with curl', lines: curl(url, { uncall: words }) },
    {
      name: 'bot',
      title: 'Call, take back or fill the next empty square, for a chat bot in Node',
      lines: node(url),
    },
    { name: 'streamDeck', title: 'Call a word, with a Stream Deck', lines: request(url, words) },
    {
      name: 'streamerBot',
      title: 'Call what a chat command says, with Streamer.bot',
      lines: streamerBot(url),
    },
  ]
}
