import { createHash } from 'node:crypto';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The id that makes a retry harmless. A page without JavaScript cannot make one; there the words themselves are the id
 * for a day (UUID version 8, RFC 9562, 5.8), so that a second click on the button is the same enquiry.
 */
export function enquiryIdOf(given: string, bodyHash: string, now: number): string {
  const id = given.trim().toLowerCase();
  if (id !== '') {
    if (!uuid.test(id)) throw new Refusal(400);
    return id;
  }
  const day = new Date(now).toISOString().slice(0, 10);
  const hex = createHash('sha256').update(`${day} ${bodyHash}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The version of the consent sentence that the page showed. */
export function consentVersionOf(given: string): string | null {
  if (given.length > limits.consentVersionLength || /\p{C}/u.test(given)) throw new Refusal(400);
  return given === '' ? null : given;
}
