const BROWSERS: readonly [word: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: readonly [word: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What a browser calls itself, as its owner knows it: "Safari on iPhone". Nothing else of it is kept, so that it tells
 * devices apart and recognises none. Empty for what is no known browser.
 */
export function deviceName(userAgent: string): string {
  const named = (names: typeof BROWSERS) => names.find(([word]) => word.test(userAgent))?.[1];
  return [named(BROWSERS), named(DEVICES)].filter(Boolean).join(' on ');
}
