/** The digit zero of each script of our regions; nine more follow it in Unicode. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦０'].map((zero) => zero.charCodeAt(0));
const SIGNS: Readonly<Record<string, string>> = { '٬': '’', '٫': '.', '،': ',', '؛': ';' };

function plain(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? (SIGNS[sign] ?? ' ') : String(code - zero);
}

/** With Latin digits and separators, and spaces for direction marks and the like. Every character keeps its place. */
export function plainNumerals(text: string): string {
  return text.replace(
    /[\p{Nd}٬٫،؛\u00a0\u061c\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2066-\u2069\u3000\ufeff]/gu,
    (sign) => (/[0-9]/.test(sign) || sign.length > 1 ? sign : plain(sign)),
  );
}

function readDigits(bare: string, isShort: boolean): number | null {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return Number(bare);
  const isMixed = bare.includes('.') && bare.includes(',');
  // Nobody writes 1,250k for more than a million; it is 1.25 thousand with one digit too many.
  const isGroup = !isMixed && !isShort && /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(bare);
  const whole = (isGroup ? bare : bare.slice(0, last)).replace(/[.,]/g, '');
  if (isGroup) return Number(whole);
  const isClear = isMixed || bare.indexOf(bare.charAt(last)) === last;
  return isClear ? Number(`${whole}.${bare.slice(last + 1) || 0}`) : null;
}

const TIMES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
};

/**
 * A number as people write it in any of our regions: 1,200 · 1.200 · 1’200 · 1,00,000 · 12,5 · 6k ·
 * 2 lakh · ٦٠٠٠. A separator before exactly three last digits groups thousands, any other single
 * one marks decimals. null where there is none.
 */
export function readNumber(text: string): number | null {
  const bare = plainNumerals(text).replace(/[\s'’]+/g, '');
  const [, digits, unit = ''] =
    /^[~≈]?(\d[\d.,]{0,14})(k|thousand|lakh|million|crore)?s?\+?$/i.exec(bare) ?? [];
  const value = digits ? readDigits(digits, unit !== '') : null;
  return value !== null && unit ? Math.round(value * (TIMES[unit.toLowerCase()] ?? 1)) : value;
}
