import { rmSync } from 'node:fs';

/** The real server with an empty store: enquiries of the last run must not affect this one. */
const folder = process.env['DATA_DIR'];
if (!folder) throw new Error('DATA_DIR must name the folder of the server under test: it is emptied at every start.');
rmSync(folder, { recursive: true, force: true });
await import('../../../server/main.ts');
