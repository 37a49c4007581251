import { runBenchmark } from '../lib/main.ts';
import { startProgress } from '../lib/progress.ts';
import { copyRepository } from './copy-repository.ts';
import { runBuild } from './run-build.ts';
import { type Row, tableOf } from './summary.ts';

runBenchmark({
  name: 'build',
  document: 'docs/performance.md',
  flags: { posts: { default: '150,300', meaning: 'numbers of generated posts, separated by commas' } },
  async measure(values) {
    const sizes = values.posts.split(',').map(Number);
    const show = startProgress((sizes.length + 1) * 2);
    const copy = copyRepository();
    let done = 0;
    const measure = async (name: string, posts: number): Promise<Row> => {
      copy.reset(posts);
      show(done++, `${name}, first build`);
      const first = await runBuild(copy.folder);
      show(done++, `${name}, built again`);
      return { name, ...first, again: await runBuild(copy.folder) };
    };

    const rows = [await measure('today’s content', 0)];
    for (const posts of sizes) rows.push(await measure(`and ${posts} posts`, posts));
    return { markdown: tableOf(rows), result: { rows } };
  },
});
