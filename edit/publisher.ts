import { text } from 'node:stream/consumers';
import { publishDrafts } from './publishing/publish-drafts.ts';

/** Publishes an order of the desk, which it reads from its standard input, and prints the outcome. */
const order = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(await publishDrafts(process.cwd(), order)));
