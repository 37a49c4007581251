import { publishFolder } from '../publish/builds.ts';
import { loadSite } from '../server/site.ts';

const dist = process.env['DIST_DIR'] || './dist';
const [folder] = process.argv.slice(2);
try {
  if (folder === undefined)
    throw new Error('Name the folder of the build: npm run publish:local -- FOLDER');
  const id = await publishFolder(folder, { dist, accept: loadSite });
  console.log(
    `Build ${id} is published. A running server checks it and serves it within a second; /healthz names it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
