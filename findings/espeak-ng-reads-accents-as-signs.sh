#!/bin/sh
# espeak-ng 1.0.2 (npm, eSpeak NG as WebAssembly) on Node 20.20 converts words for a caller to
# phonemes, with the arguments shown in its readme.
#
# Behaviour: each non-ASCII letter is read as the names of its UTF-8 bytes: café becomes "caf A
# tilde copyright", Zwölf "Zw A tilde paragraph lf". Of Japanese or Ukrainian words only such
# names are left, and an emoji becomes one sound. The cause is `-b=1` in the readme's example.
# Without it, or with `-b` and `1` as two arguments, all is right, and 🎉 is "party popper".
# `--sep=""` in the same example is not what it looks like either: no shell removes the quotes, so
# they become the separator and appear within the words.
#
# Why it surprises: the readme has a single call with an English sentence, for which it works, as
# it does for "B 7"; eSpeak's own help says that `-b` with 1 means UTF-8. Nothing is reported, and
# phonemes are written for a machine, so nobody reads them. (The tracker of eSpeak itself has such
# an é, 1725, closed. I found nothing on this package.)
#
# What to do: leave `-b` out or pass it as two arguments, and write `--sep=_`. Let a test speak a
# word with an accent.
#
# Output seen:
# B 7: as in the readme bˈiː sˈɛvən; as two bˈiː sˈɛvən; without the same
# café: as in the readme kˈæf ˌeɪtˈɪldə kˈɑːpɪɹˌaɪt; as two kæfˈeɪ; without the same
# 🎉: as in the readme ˈɛð; as two pˈɑːɹɾi pˈɑːpɚ; without the same
# Zwölf: as in the readme tsˌɛtvˈeː ˌɑːtˈɪldə ˈapzˌats ˌɛlˈɛf; as two tsvˈœlf; without the same
# yetmiş: as in the readme jɛtmˈɪ ˌahaɫkˈa; as two jɛtmˈɪʃ; without the same
# сім: as in the readme (en)ˌɛnɐkjˈuːt ˌɛnɐkjˈuːt dˈəʊ(uk); as two sˈiːm; without the same
# सात: as in the readme ʰχˈeəcˌeəʈʰˌeə; as two sˈaːt; without the same
# ビンゴ: as in the readme (en)ˌeɪtˈɪldə ˌeɪtˈɪldə ˌeɪtˈɪldə(ja); as two bˈiŋɡo̞; without the same
# --sep="" as in the readme: bˈɪŋɡo"ʊ
# --sep=_: bˈɪŋɡo_ʊ
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund espeak-ng@1.0.2
cat >speak.mjs <<'JS'
import ESpeakNg from 'espeak-ng'

/** The phonemes of a text, with arguments besides those for the place and the kind of the output. */
async function phonemesOf(voice, text, ...more) {
  const rest = ['-q', '--ipa=3', ...more, '-v', voice, text]
  const espeak = await ESpeakNg({ arguments: ['--phonout', 'generated', ...rest], print() {}, printErr() {} })
  return espeak.FS.readFile('generated', { encoding: 'utf8' }).replaceAll('\u200D', '').trim()
}
const words = { 'en-us': ['B 7', 'café', '🎉'], de: ['Zwölf'], tr: ['yetmiş'], uk: ['сім'], hi: ['सात'], ja: ['ビンゴ'] }
for (const [voice, texts] of Object.entries(words)) {
  for (const text of texts) {
    const asInReadme = await phonemesOf(voice, text, '-b=1')
    const asTwo = await phonemesOf(voice, text, '-b', '1')
    const without = await phonemesOf(voice, text)
    const told = `as two ${asTwo}; without ${without === asTwo ? 'the same' : without}`
    console.log(`${text}: as in the readme ${asInReadme}; ${told}`)
  }
}
console.log(`--sep="" as in the readme: ${await phonemesOf('en-us', 'bingo', '--sep=""')}`)
console.log(`--sep=_: ${await phonemesOf('en-us', 'bingo', '--sep=_')}`)
JS
node speak.mjs | tee seen
cat >expected <<'END'
B 7: as in the readme bˈiː sˈɛvən; as two bˈiː sˈɛvən; without the same
café: as in the readme kˈæf ˌeɪtˈɪldə kˈɑːpɪɹˌaɪt; as two kæfˈeɪ; without the same
🎉: as in the readme ˈɛð; as two pˈɑːɹɾi pˈɑːpɚ; without the same
Zwölf: as in the readme tsˌɛtvˈeː ˌɑːtˈɪldə ˈapzˌats ˌɛlˈɛf; as two tsvˈœlf; without the same
yetmiş: as in the readme jɛtmˈɪ ˌahaɫkˈa; as two jɛtmˈɪʃ; without the same
сім: as in the readme (en)ˌɛnɐkjˈuːt ˌɛnɐkjˈuːt dˈəʊ(uk); as two sˈiːm; without the same
सात: as in the readme ʰχˈeəcˌeəʈʰˌeə; as two sˈaːt; without the same
ビンゴ: as in the readme (en)ˌeɪtˈɪldə ˌeɪtˈɪldə ˌeɪtˈɪldə(ja); as two bˈiŋɡo̞; without the same
--sep="" as in the readme: bˈɪŋɡo"ʊ
--sep=_: bˈɪŋɡo_ʊ
END
cmp seen expected
