import { createHash } from 'node:crypto';
import { fields } from './fields.ts';

/** Of what form and server must agree on: pages of another one would send what is refused. */
export const CONTRACT = createHash('sha256')
  .update(JSON.stringify(fields))
  .digest('hex')
  .slice(0, 12);
