import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publish } from '../../publish/builds.ts';
import { writeSums } from '../../publish/sums.ts';

/** For tests, as a program of its own that can be killed: a build that copies a site file by file and says each. */
const [dist = '', source = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

await publish(dist, async (folder) => {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'SHA256SUMS') continue;
    const file = join(entry.parentPath, entry.name).slice(source.length + 1);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(source, file), join(folder, file));
    say(file);
  }
  await writeSums(folder);
});
say('done');
