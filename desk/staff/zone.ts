/** Names that people use besides those that the platform knows. */
const alsoCalled = new Map(
  Object.entries({
    uae: 'AE',
    emirates: 'AE',
    ksa: 'SA',
    'kingdom of saudi arabia': 'SA',
    uk: 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    usa: 'US',
    'united states of america': 'US',
    america: 'US',
    bharat: 'IN',
    holland: 'NL',
    'the netherlands': 'NL',
    deutschland: 'DE',
    'czech republic': 'CZ',
    türkiye: 'TR',
    'ivory coast': 'CI',
    korea: 'KR',
    'republic of korea': 'KR',
    'hong kong': 'HK',
    burma: 'MM',
  }),
);

/** Where a country has several zones: that of its capital. */
const ofCapital: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  VN: 'Asia/Ho_Chi_Minh',
};

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/^the /, '');
const nameOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every region of the platform by its English name. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code): [string, string][] => {
      const name = nameOf.of(code);
      return name === undefined ? [] : [[plain(name), code]];
    }),
);

export const countryCode = (country: string): string | undefined =>
  codes.get(plain(country)) ?? alsoCalled.get(country.trim().toLowerCase()) ?? alsoCalled.get(plain(country));

/** One name for all that people write for it: UAE is the United Arab Emirates. */
export const countryName = (country: string): string => {
  const code = countryCode(country);
  return (code && nameOf.of(code)) || country.trim();
};

const offsetsOf = (zones: readonly string[], now: number) =>
  new Set(
    zones.map(
      (timeZone) =>
        new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
          .formatToParts(now)
          .find(({ type }) => type === 'timeZoneName')?.value,
    ),
  );

/** The clock of a country as visitors write it: with several zones that of the capital, and `isAbout`. */
export function zoneOfCountry(country: string, now: number): { name: string; isAbout: boolean } | null {
  const code = countryCode(country);
  if (!code) return null;
  const zones: readonly string[] = new Intl.Locale(`und-${code}`).getTimeZones() ?? [];
  const name = ofCapital[code] ?? zones[0];
  return name === undefined ? null : { name, isAbout: offsetsOf(zones, now).size > 1 };
}
