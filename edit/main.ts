import { startEditServer } from './serving/start.ts';
import { readEditSettings } from './settings.ts';

const server = await startEditServer(process.cwd(), readEditSettings(process.env));
console.log(`\nEdit the site at ${server.origin}\nOnly this machine can open it. Stop with Ctrl+C.\n`);
await server.look();
