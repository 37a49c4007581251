import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A page left open overnight is nothing to hold against anyone. */
const oldestMs = 24 * 3_600_000;

export type TokenVerdict = 'good' | 'missing' | 'forged' | 'too old';

/**
 * Signs the time at which a form was shown. Static pages have none, so a missing one says little; a form shown again
 * has one and is filled in already, so a quick correction says nothing.
 */
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
    return now - Number(time) > oldestMs ? 'too old' : 'good';
  }

  #sign(time: string): string {
    return createHmac('sha256', this.#secret).update(time).digest('base64url');
  }
}
