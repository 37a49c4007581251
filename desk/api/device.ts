/** Browsers also name their ancestors, so the first match counts. */
const BROWSERS: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Browser and system of a User-Agent, such as "Firefox on Windows"; empty if neither is known. */
export function deviceName(userAgent = ''): string {
  const found = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1],
  );
  return found.filter(Boolean).join(' on ');
}
