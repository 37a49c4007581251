/** The digit zero of each script that the regions we serve write numbers in; nine more follow it in Unicode. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0xff10, // full width
];
const SIGNS: Readonly<Record<string, string>> = { '٬': '’', '٫': '.', '،': ',', '؛': ';' };

const plain = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? (SIGNS[sign] ?? ' ') : String(code - zero);
};

/**
 * The same text with Latin digits and separators, and with ordinary spaces for special ones and for direction marks.
 * Every character keeps its place, so that a part of the result is the same part of the original.
 */
export const plainNumerals = (text: string): string =>
  text.replace(
    /[\p{Nd}٬٫،؛\u00a0\u061c\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2066-\u2069\u3000\ufeff]/gu,
    (sign) => (/[0-9]/.test(sign) || sign.length > 1 ? sign : plain(sign)),
  );
