import { z } from 'zod';
import { withAllPlaceholders } from '../common/placeholders.ts';
import { label, sentence } from '../content-reader/schema-words.ts';

const error = (when: string) => sentence.describe(`When ${when}`);
const invited = ['name', 'inviter', 'ends', 'link'];

/** content/desk-server.json: what the server of the desk says by itself. */
export const deskServer = z.strictObject({
  about: sentence.describe('A note to editors; nobody else sees it'),
  passkeyName: label.describe('The name that a device shows beside the passkey'),
  invitation: z
    .strictObject({
      subject: label.describe('The subject of the mail'),
      text: withAllPlaceholders(z.string(), invited).describe('To somebody who is new'),
      returnText: withAllPlaceholders(z.string(), invited).describe('To somebody with a new device'),
    })
    .describe('The mail with an invitation'),
  errors: z
    .strictObject({
      malformed: error('a request is not as expected'),
      'signed-out': error('nobody is signed in'),
      refused: error('a passkey does not open the desk'),
      forbidden: error('somebody asks who is no owner'),
      foreign: error('a change comes from another site'),
      'link-ended': error('an invitation has ended or was used'),
      'not-found': error('there is no such thing'),
      conflict: error('a colleague changed the enquiry first'),
      'last-owner': error('the last owner would be removed'),
      'nothing-to-do': error('an action has nothing to act on'),
      'not-set-up': error('a delivery is not set up'),
      'too-large': error('a request is too large'),
      'too-many': error('too many attempts were made'),
      fault: error('the program fails'),
      unavailable: error('the store cannot be reached'),
    })
    .describe('Refused requests, for whoever reads them in a terminal'),
});
