export const SENTENCE = 'Someone says that this could have been an email ok'

/** The hardest texts to fit, in scripts with different line breaking rules, none longer than the 50 characters of a square. */
export const LONG_WORDS = [
  SENTENCE,
  'MOM WOW WWW MMM MAMMOTH WARM WOMEN MEMORY SWIM WAM',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebsw',
  'x'.repeat(50),
  'W'.repeat(50),
  'https://example.com/a/very/long/path?with=question',
  'Absolute audience interrupt calendar birthday week',
  '会议开始五分钟之后才有人发现自己一直没有打开麦克风而且还在说话大家都在等他停下来为什么没有人告诉',
]
