/** Crockford's alphabet: no letter that is mistaken for another character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const length = 9;

function inThrees(signs: string): string {
  return signs.replace(/(...)(?=.)/g, '$1-');
}

/** The first 45 of the 122 random bits, short enough to read out on the telephone, such as 7KQ-M2X-9PD. Empty if it is no UUID. */
export function referenceOf(enquiryId: string): string {
  if (!uuid.test(enquiryId)) return '';
  let bits = BigInt(`0x${enquiryId.replaceAll('-', '').slice(0, 12)}`) >> 3n;
  let signs = '';
  for (let n = 0; n < length; n += 1) {
    signs = alphabet.charAt(Number(bits & 31n)) + signs;
    bits >>= 5n;
  }
  return inThrees(signs);
}

/** A reference as people write it down or say it: O is 0, I and L are 1, and blanks do not matter. Empty if it is none. */
export function readReference(text: string): string {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isOne = signs.length === length && [...signs].every((sign) => alphabet.includes(sign));
  return isOne ? inThrees(signs) : '';
}
