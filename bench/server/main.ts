import { CannotMeasure } from '../lib/cannot-measure.ts';
import { runBenchmark } from '../lib/main.ts';
import { canPin } from '../lib/pinned.ts';
import { startProgress } from '../lib/progress.ts';
import { builtSite, startSiteServer } from '../lib/site-server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { headersFor, listCases } from './cases.ts';
import { type LoadResult, runLoad } from './load-generator.ts';
import { startNginx } from './nginx.ts';
import { CONTENDERS, type Contender, type Round, type Row, summarise, tableOf } from './summary.ts';

const [SERVER_CORE, CLIENT_CORE] = [0, 1];

runBenchmark({
  name: 'server',
  document: 'docs/performance.md',
  flags: {
    rounds: { default: 5, meaning: 'rounds; in each the servers take turns' },
    seconds: { default: 5, meaning: 'seconds of load for each server, answer and round' },
    connections: { default: 32, meaning: 'connections that stay open' },
  },
  async measure({ rounds, seconds, connections }) {
    const dist = builtSite();
    const cases = await listCases(dist);
    // Only the one that is asked has work, so both may stand on the same core.
    const servers = {
      ours: await startSiteServer({ DIST_DIR: dist, DATA_DIR: temporaryFolder('data') }, SERVER_CORE),
      nginx: await startNginx(dist, SERVER_CORE),
    };
    const show = startProgress(cases.length * (rounds + 1) * CONTENDERS.length);
    let done = 0;

    const rows: Row[] = [];
    for (const one of cases) {
      const { name, path, status } = one;
      const asked = new Map<Contender, Awaited<ReturnType<typeof headersFor>>>();
      for (const contender of CONTENDERS) asked.set(contender, await headersFor(servers[contender].origin, one));
      const sizes = new Set([...asked.values()].map(({ bytes }) => bytes));
      if (sizes.size !== 1)
        throw new CannotMeasure(`The servers send different bodies for ${path}: ${[...sizes].join(', ')} bytes.`);

      const load = async (contender: Contender, long: number): Promise<LoadResult> => {
        show(done++, `${name}: ${contender}`);
        const { headers = {} } = asked.get(contender) ?? {};
        return runLoad({ url: servers[contender].origin + path, headers, seconds: long, connections }, CLIENT_CORE);
      };
      for (const contender of CONTENDERS) await load(contender, 1);
      const measured: Round[] = [];
      for (let number = 0; number < rounds; number += 1) {
        measured.push({ ours: await load('ours', seconds), nginx: await load('nginx', seconds) });
      }
      rows.push({ name, status, bytes: asked.get('ours')?.bytes ?? 0, ...summarise(measured) });
    }
    await Promise.all(Object.values(servers).map((server) => server.stop()));

    const places = canPin ? 'server and client on a core each' : 'not kept on cores of their own';
    return {
      how: `Asked by wrk, ${connections} connections, ${places}; medians of ${rounds} rounds of ${seconds} s.`,
      markdown: tableOf(rows),
      result: { pinned: canPin, rounds, seconds, connections, rows },
    };
  },
});
