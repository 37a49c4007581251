/** Crockford's alphabet: no letter that is read or heard as another sign. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const GROUPS = 3;
const GROUP_LENGTH = 3;
const BITS = 5;

/**
 * The number of an enquiry in a form that can be said on the telephone, such as 7KQ-M2X-9PD: the first 45 of its 122
 * random bits. Browser and server make the same one of the same number, and staff find the enquiry by it. Empty where
 * the number is none.
 */
export const referenceOf = (enquiryId: string): string => {
  if (!UUID.test(enquiryId)) return '';
  const digits = enquiryId.replaceAll('-', '').slice(0, 12);
  const bits = BigInt(`0x${digits}`)
    .toString(2)
    .padStart(digits.length * 4, '0');
  const signs = Array.from({ length: GROUPS * GROUP_LENGTH }, (_, n) =>
    SIGNS.charAt(Number.parseInt(bits.slice(n * BITS, (n + 1) * BITS), 2)),
  );
  return Array.from({ length: GROUPS }, (_, n) => signs.slice(n * GROUP_LENGTH, (n + 1) * GROUP_LENGTH).join('')).join(
    '-',
  );
};

/** A reference as people write it down or say it: O is 0, I and L are 1, and blanks do not matter. Empty if it is none. */
export const readReference = (text: string): string => {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isOne = signs.length === GROUPS * GROUP_LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return isOne ? signs.replace(/(...)(?=.)/g, '$1-') : '';
};
