import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { bundleSettings } from '../site/features/contact/form-props.ts';
import { type DraftOutcome, publishDrafts } from './publishing/publish-drafts.ts';
import { say } from './words.ts';

/** The address of the site and of its form, of all that a build depends on. */
function addressesIn(settings: string): string {
  const { origin, enquiry } = JSON.parse(settings);
  return JSON.stringify([origin, enquiry.settings]);
}

/** A server that lacks a setting of the build would publish a site with other addresses. */
async function hasBuildSettings(): Promise<boolean> {
  const served = await readFile('dist/renderer/settings.json', 'utf8');
  return addressesIn(served) === addressesIn(bundleSettings());
}

async function publish(): Promise<DraftOutcome> {
  const order = JSON.parse(await text(process.stdin));
  if (!(await hasBuildSettings()))
    return { result: 'failed', message: say('publishOtherSettings') };
  return publishDrafts(process.cwd(), order);
}

/** Publishes an order of the desk, which it reads from its standard input, and prints the outcome. */
const outcome = await publish().catch(
  (error: Error): DraftOutcome => ({ result: 'failed', message: error.message }),
);
console.log(JSON.stringify(outcome));
