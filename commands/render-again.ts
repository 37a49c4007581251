import { renderAgain } from '../publish/render-again.ts';

/** A process of its own: React must find NODE_ENV=production when it is loaded. */
const [before = '', folder = ''] = process.argv.slice(2);
try {
  await renderAgain(before, folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
