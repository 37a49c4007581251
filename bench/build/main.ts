import { readFlags } from '../lib/flags.ts';
import { describeMachine, machineInWords } from '../lib/machine.ts';
import { runBenchmark } from '../lib/main.ts';
import { startProgress } from '../lib/progress.ts';
import { publish } from '../lib/report.ts';
import { copyRepository } from './copy-repository.ts';
import { runBuild } from './run-build.ts';
import { type Row, tableOf } from './summary.ts';

const FLAGS = {
  posts: { default: '150,300', meaning: 'numbers of generated posts, separated by commas' },
};

runBenchmark(async () => {
  const { values, isTrial } = readFlags(FLAGS, process.argv.slice(2));
  const machine = describeMachine();
  const sizes = values.posts.split(',').map(Number);
  const progress = startProgress((sizes.length + 1) * 2);
  const copy = copyRepository();
  let done = 0;
  const measure = async (name: string, posts: number): Promise<Row> => {
    copy.reset(posts);
    progress.show(done++, `${name}, first build`);
    const first = await runBuild(copy.folder);
    progress.show(done++, `${name}, built again`);
    return { name, ...first, again: await runBuild(copy.folder) };
  };

  const rows = [await measure('today’s content', 0)];
  for (const posts of sizes) rows.push(await measure(`and ${posts} posts`, posts));
  progress.end();
  publish({
    name: 'build',
    document: 'docs/performance.md',
    markdown: `${machineInWords(machine)}\n\n${tableOf(rows)}`,
    result: { machine, rows },
    isTrial,
  });
  return true;
});
