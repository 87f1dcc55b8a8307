/**
 * Whether another app, such as Instagram, shows the page in a web view of its own: there Google refuses to log anyone in
 * (developers.googleblog.com, 2021-06-29), and downloads do nothing unless the app has its own code for them. Web views of Android say
 * `wv`. Those of Apple leave
 * Safari out, as pages on the home screen do, and those of iPads call themselves a Mac.
 */
export function isInApp(): boolean {
  const { userAgent } = navigator
  if (/; wv\)|\bFBA[NV]\/|\bLine\/|MicroMessenger\//u.test(userAgent)) return true
  const isApple = /\((?:iPhone|iPad|iPod|Macintosh).*AppleWebKit/u.test(userAgent)
  return isApple && !userAgent.includes('Safari/') && !matchMedia('(display-mode: standalone)').matches
}
