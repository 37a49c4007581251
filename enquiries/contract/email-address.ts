/**
 * One address such as name@company.com. Each part is matched by a single character class, so the time grows only with
 * the length (OWASP ASVS 5.0, 1.3.12). Letters of every script are allowed (RFC 6531); whatever could end the address
 * or begin another in a mail header is not.
 */
const localPart = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const label = /^[\p{L}\p{N}\p{M}-]{1,63}$/u;
const onlyDigits = /^\d+$/;

export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const [local, domain, ...more] = text.split('@');
  if (local === undefined || domain === undefined || more.length > 0) return false;
  if (!localPart.test(local)) return false;
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    last.length > 1 &&
    !onlyDigits.test(last) &&
    labels.every((one) => label.test(one) && !one.startsWith('-') && !one.endsWith('-'))
  );
}
