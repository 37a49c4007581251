import countries from './countries.json' with { type: 'json' };

/** Names that people use and the platform does not know. */
const alsoCalled = new Map(Object.entries(countries.alsoCalled));
/** The capital's clock of countries with several; otherwise that of most of their zones. */
const capitals = new Map(Object.entries(countries.capitals));

function plain(text: string) {
  return text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/^the /, '');
}
const nameOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const codes = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap(
    (code): [string, string][] => {
      const name = nameOf.of(code);
      // A former country has the name of its successor: SU is called Russia.
      return name === undefined
        ? []
        : [[plain(name), new Intl.Locale(`und-${code}`).region ?? code]];
    },
  ),
);

function countryCode(country: string): string | undefined {
  return codes.get(plain(country)) ?? alsoCalled.get(plain(country));
}

/** One name for all that people write for it: UAE is the United Arab Emirates. */
export function countryName(country: string): string {
  const code = countryCode(country);
  return (code && nameOf.of(code)) || country.trim();
}

function offsetAt(timeZone: string, now: number) {
  return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/** The clock of a country; `isAbout` where it has several. Null for an unknown country. */
export function zoneOfCountry(
  country: string,
  now: number,
): { name: string; isAbout: boolean } | null {
  const code = countryCode(country) ?? '';
  const zones: readonly string[] = (code && new Intl.Locale(`und-${code}`).getTimeZones()) || [];
  const byOffset = Map.groupBy(zones, (zone) => offsetAt(zone, now));
  const [most] = [...byOffset.values()].sort((one, other) => other.length - one.length);
  const name = (byOffset.size > 1 && capitals.get(code)) || most?.[0];
  return name === undefined ? null : { name, isAbout: byOffset.size > 1 };
}
