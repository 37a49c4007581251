import { bringOut } from '../publish/builds/bring-out.ts';
import { messageOf } from '../publish/builds/failure.ts';

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error('Name the folder of the build: npm run publish:local -- FOLDER');
  const id = await bringOut(folder, process.env['DIST_DIR'] || './dist');
  console.log(`Build ${id} is the site now. A running server serves it within a second.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
