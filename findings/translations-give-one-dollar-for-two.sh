#!/bin/sh
# @solid-primitives/i18n 2.2.1, lit-translate 2.0.1, laravel-vue-i18n 2.9.0, localizify 2.0.0 and roddeh-i18n 1.2.1 on Node
# 20.20 put names and prizes into translated messages; node-polyglot 2.6.0 and i18next 27.1.2 do so too.
#
# Behaviour: in the first five a dollar sign in a value can be a replacement pattern. "$$$"
# becomes "$$", and in "US$'s best" the $' is replaced by the rest of the message; "R$&B" gets the
# name of the placeholder in it. In all five but laravel-vue-i18n a value is searched for
# placeholders too, if its own comes first: a player called {{ prize }} is shown as the prize.
#
# Why it surprises: each readme shows values as they will appear, and mentions no special
# characters. The libraries pass the value as a string to `String.prototype.replace`, in which
# `$$`, `$&`, `` $` `` and `$'` are special (ECMAScript, GetSubstitution), one placeholder after
# the other. "$5" is right, so that tests with prices pass. (i18next had it as issues 242 and
# 1306, closed, and fixed it; for these five I found none.)
#
# What to do: double each dollar sign in values before passing them, `value.replaceAll('$',
# '$$$$')`, and show users' text next to the message, not inside it; or use one of the last two
# libraries.
#
# Output seen (a prize, another one, a team, and a player whose name is a placeholder):
# i18next | Ana wins $$$! | Ana wins US$'s best! | R$&B wins $5! | {{ prize }} wins $5!
# polyglot | Ana wins $$$! | Ana wins US$'s best! | R$&B wins $5! | %{prize} wins $5!
# solid | Ana wins $$! | Ana wins US!s best! | R{{ name }}B wins $5! | $5 wins $5!
# lit | Ana wins $$! | Ana wins US!s best! | R{{ name }}B wins $5! | $5 wins $5!
# laravel | Ana wins $$! | Ana wins US!s best! | R:nameB wins $5! | :prize wins $5!
# localizify | Ana wins $$! | Ana wins US!s best! | R{name}B wins $5! | $5 wins {prize}!
# roddeh | Ana wins $$! | Ana wins US!s best! | R%{name}B wins $5! | $5 wins $5!
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @solid-primitives/i18n@2.2.1 solid-js@1.9.9 lit-translate@2.0.1 lit@2.8.0 \
  laravel-vue-i18n@2.9.0 vue@3.5.22 localizify@2.0.0 roddeh-i18n@1.2.1 node-polyglot@2.6.0 i18next@27.1.2
cat >prizes.mjs <<'JS'
import { resolveTemplate, translator } from '@solid-primitives/i18n'
import i18next from 'i18next'
import { trans } from 'laravel-vue-i18n'
import { interpolate } from 'lit-translate/helpers.js'
import localizify from 'localizify'
import Polyglot from 'node-polyglot'
import roddeh from 'roddeh-i18n'

const braces = { won: '{{ name }} wins {{ prize }}!' }
localizify.default.add('en', { won: '{name} wins {prize}!' }).setLocale('en')
await i18next.init({ lng: 'en', resources: { en: { translation: braces } }, interpolation: { escapeValue: false } })
const polyglot = new Polyglot({ phrases: { won: '%{name} wins %{prize}!' } })
const solid = translator(() => braces, resolveTemplate)
const percent = roddeh.create({ values: { won: '%{name} wins %{prize}!' } })

const libraries = {
  i18next: (values) => i18next.t('won', { ...values, skipOnVariables: true }),
  polyglot: (values) => polyglot.t('won', values),
  solid: (values) => solid('won', values),
  lit: (values) => interpolate(braces.won, values),
  laravel: (values) => trans(':name wins :prize!', values),
  localizify: (values) => localizify.default.translate('won', values),
  roddeh: (values) => percent('won', values),
}
const own = { laravel: ':prize', localizify: '{prize}', roddeh: '%{prize}', polyglot: '%{prize}' }
for (const [library, write] of Object.entries(libraries)) {
  const player = own[library] ?? '{{ prize }}'
  const values = [['Ana', '$$$'], ['Ana', "US$'s best"], ['R$&B', '$5'], [player, '$5']]
  console.log([library, ...values.map(([name, prize]) => write({ name, prize }))].join(' | '))
}
JS
node prizes.mjs | tee seen
cat >expected <<'TEXT'
i18next | Ana wins $$$! | Ana wins US$'s best! | R$&B wins $5! | {{ prize }} wins $5!
polyglot | Ana wins $$$! | Ana wins US$'s best! | R$&B wins $5! | %{prize} wins $5!
solid | Ana wins $$! | Ana wins US!s best! | R{{ name }}B wins $5! | $5 wins $5!
lit | Ana wins $$! | Ana wins US!s best! | R{{ name }}B wins $5! | $5 wins $5!
laravel | Ana wins $$! | Ana wins US!s best! | R:nameB wins $5! | :prize wins $5!
localizify | Ana wins $$! | Ana wins US!s best! | R{name}B wins $5! | $5 wins {prize}!
roddeh | Ana wins $$! | Ana wins US!s best! | R%{name}B wins $5! | $5 wins $5!
TEXT
cmp seen expected
