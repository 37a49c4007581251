import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFolder } from '../../publish/builds.ts';
import { loadSite } from '../../server/site.ts';
import { exampleFiles, makeExampleSite } from './example-site.ts';

/** The example site in a version of its own: its home page names the version and a style sheet of that version. */
function versionFiles(version: string): Record<string, string | Buffer> {
  const { '_astro/site.Dk3x.css': _, ...files } = exampleFiles;
  const style = `<link rel="stylesheet" href="/_astro/site.${version}.css">`;
  return {
    ...files,
    'index.html': String(files['index.html']).replace('</h1>', `</h1><p>Version ${version}</p>${style}`),
    'robots.txt': `# Version ${version}\n`,
    [`_astro/site.${version}.css`]: `main{content:"${version}"}`,
  };
}

/** For tests: an empty place for builds, with a `dist` that leads nowhere yet. */
export async function openBuildPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'dhr-builds-'));
  const dist = join(folder, 'dist');
  await mkdir(`${dist}-builds`);
  return {
    dist,
    async publishVersion(version: string): Promise<string> {
      const site = await makeExampleSite(versionFiles(version));
      const id = await publishFolder(site.dist, { dist, accept: loadSite });
      await site.remove();
      return id;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
