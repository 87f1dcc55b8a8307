/**
 * Whether this is Safari outside the home screen. It deletes what scripts have stored for a site after seven days of
 * browsing without a visit to the site (webkit.org, "Full Third-Party Cookie Blocking and More").
 */
export const deletesUnvisited = (): boolean =>
  navigator.vendor.startsWith('Apple') &&
  / Version\/\S+.* Safari\//u.test(navigator.userAgent) &&
  !matchMedia('(display-mode: standalone)').matches
