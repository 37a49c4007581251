import { absolute } from './address.ts';

interface Facts {
  origin: URL;
  mail: string;
  builtOn: Date;
}

/** RFC 9116 recommends less than a year: a site that nobody has built for so long should not vouch for its contact. */
const DAYS_VALID = 360;

export const securityTxt = ({ origin, mail, builtOn }: Facts): string => {
  const expires = new Date(builtOn);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  return [
    `Contact: mailto:${mail}`,
    `Contact: ${absolute(origin, '/contact-us')}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(origin, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
};
