import { expect, it } from 'vitest';
import { zoneOfCountry } from './zone.ts';

const now = Date.UTC(2026, 10, 15);

it.each([
  ['India', 'Asia/', false],
  ['the UAE', 'Asia/Dubai', false],
  ['Turkey', 'Europe/Istanbul', false],
  ['Russia', 'Europe/Moscow', true],
  ['Russian Federation', 'Europe/Moscow', true],
  ['Chile', 'America/', true],
  ['Ukraine', 'Europe/', true],
])('knows the time in %s', (country, zone, isAbout) => {
  const found = zoneOfCountry(country, now);
  expect(found?.name).toContain(zone);
  expect(found?.isAbout).toBe(isAbout);
});

it('knows no time in what is no country, and one in every country that the platform names', () => {
  expect(zoneOfCountry('Atlantis', now)).toBeNull();
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of ['KZ', 'MN', 'CD', 'EC', 'PG', 'KI', 'FM', 'PF', 'GL', 'MY', 'AR', 'CY'])
    expect(zoneOfCountry(names.of(code) ?? '', now), code).not.toBeNull();
});
