import { currentBuild, rollBack } from '../publish/builds.ts';
import { loadSite } from '../server/site.ts';

const dist = process.env['DIST_DIR'] || './dist';
const before = await currentBuild(dist);
try {
  const id = await rollBack({ dist, accept: loadSite }, process.argv[2]);
  console.log(
    `Build ${id} is published. A running server checks it and serves it within a second; /healthz names it.`,
  );
  if (before && before !== id) console.log(`To undo this: npm run rollback -- ${before}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
