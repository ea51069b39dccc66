/**
 * Names of browsers by a part of their user agent; the first match wins, because most user agents name several
 * browsers.
 */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** What a person calls the browser and the machine of a session; empty where its user agent does not tell. */
export const describeBrowser = (userAgent: string): { browser: string; system: string } => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});

const nameIn = (names: typeof browsers, userAgent: string): string =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
