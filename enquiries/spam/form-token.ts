import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person needs longer than this to fill in six fields; a page left open overnight is nothing to hold against anyone. */
const fastestMs = 3000;
const oldestMs = 24 * 3_600_000;

export type TokenVerdict = 'good' | 'missing' | 'forged' | 'too fast' | 'too old';

/** Signs the time at which a form was shown. Static pages have none, so a missing one says little. */
export class FormTokens {
  readonly #secret: string | Buffer;

  constructor(secret?: string) {
    this.#secret = secret ?? randomBytes(32);
  }

  issue(now: number): string {
    return `${now}.${this.#sign(String(now))}`;
  }

  judge(token: string, now: number): TokenVerdict {
    if (token === '') return 'missing';
    const [time = '', signature = ''] = token.split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(time))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    const age = now - Number(time);
    if (age < fastestMs) return 'too fast';
    return age > oldestMs ? 'too old' : 'good';
  }

  #sign(time: string): string {
    return createHmac('sha256', this.#secret).update(time).digest('base64url');
  }
}
