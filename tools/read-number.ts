/**
 * A number as people write it in any of our regions: 1,200 · 1.200 · 1 200 · 1’200 · 1,00,000 · 12.5 · 12,5.
 * A separator before exactly three last digits groups thousands, any other single one marks decimals.
 * null where the text is no number.
 */
export const readNumber = (text: string): number | null => {
  const bare = text.replace(/[\s'’]+/g, '');
  if (!/^\d[\d.,]{0,14}$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return Number(bare);
  const mark = bare.charAt(last);
  const isMixed = bare.includes('.') && bare.includes(',');
  const isGroup = !isMixed && /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(bare);
  const whole = (isGroup ? bare : bare.slice(0, last)).replace(/[.,]/g, '');
  if (isGroup) return Number(whole);
  const decimals = bare.slice(last + 1);
  const isClear = /^\d*$/.test(decimals) && (isMixed || bare.indexOf(mark) === last);
  return isClear ? Number(`${whole}.${decimals || 0}`) : null;
};
