/** A UUID of random bits (RFC 9562, version 4). Browsers offer randomUUID on https and localhost only. */
export const newEnquiryId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) % 4);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
};
