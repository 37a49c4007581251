/** Crockford's alphabet: no letter that is mistaken for another character. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const REFERENCE_LENGTH = 9;

function inThrees(signs: string): string {
  return signs.replace(/(...)(?=.)/g, '$1-');
}

/** The first 45 of the 122 random bits, short enough to read out on the telephone, such as 7KQ-M2X-9PD. Empty if it is no UUID. */
export function referenceOf(enquiryId: string): string {
  if (!UUID.test(enquiryId)) return '';
  let bits = BigInt(`0x${enquiryId.replaceAll('-', '').slice(0, 12)}`) >> 3n;
  let signs = '';
  for (let n = 0; n < REFERENCE_LENGTH; n += 1) {
    signs = ALPHABET.charAt(Number(bits & 31n)) + signs;
    bits >>= 5n;
  }
  return inThrees(signs);
}

/** A reference as people write it down or say it: O is 0, I and L are 1, and blanks do not matter. Empty if it is none. */
export function readReference(text: string): string {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isOne =
    signs.length === REFERENCE_LENGTH && [...signs].every((sign) => ALPHABET.includes(sign));
  return isOne ? inThrees(signs) : '';
}
