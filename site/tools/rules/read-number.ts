import { plainNumerals } from './plain-numerals.ts';

/**
 * A number as people write it in any of our regions: 1,200 · 1.200 · 1 200 · 1’200 · 1,00,000 · 12.5 · 12,5 · 6k · ٦٠٠٠.
 * A separator before exactly three last digits groups thousands, any other single one marks decimals. "About" (~) and
 * "or more" (+) do not change the number. null where the text is no number.
 */
export const readNumber = (text: string): number | null => {
  const bare = plainNumerals(text).replace(/[\s'’]+/g, '');
  const [, digits = '', thousand] = /^[~≈]?(\d[\d.,]{0,14})(k?)\+?$/i.exec(bare) ?? [];
  const value = readDigits(digits, thousand !== '');
  return value === null ? null : thousand ? Math.round(value * 1000) : value;
};

const readDigits = (bare: string, isShort: boolean): number | null => {
  if (!bare) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return Number(bare);
  const mark = bare.charAt(last);
  const isMixed = bare.includes('.') && bare.includes(',');
  // Nobody writes 1,250k for more than a million; it is 1.25 thousand with one digit too many.
  const isGroup = !isMixed && !isShort && /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(bare);
  const whole = (isGroup ? bare : bare.slice(0, last)).replace(/[.,]/g, '');
  if (isGroup) return Number(whole);
  const decimals = bare.slice(last + 1);
  const isClear = /^\d*$/.test(decimals) && (isMixed || bare.indexOf(mark) === last);
  return isClear ? Number(`${whole}.${decimals || 0}`) : null;
};
