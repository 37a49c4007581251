import { withPriority } from '../common/journal.ts';
import { publishMoments } from '../content-reader/provisional.ts';
import { reasonToBuild } from '../publish/newest.ts';

/** Says nothing while there is nothing to do: a timer asks every minute. */
try {
  const place = { root: process.cwd(), dist: './dist', now: Date.now(), momentsOf: publishMoments };
  const reason = await reasonToBuild(place);
  if (reason) {
    console.log(reason);
    // Only now: it imports words, which may just have come.
    await import('./build.ts');
  }
} catch (error) {
  const reason = `Nothing was built. ${error instanceof Error ? error.message : error}`;
  console.error(withPriority(reason, 'error'));
  process.exitCode = 1;
}
