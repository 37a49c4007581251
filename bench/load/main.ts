import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { countByState } from '../../enquiries/store/read.ts';
import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { openArrivals } from '../lib/arrivals.ts';
import { compare } from '../lib/compare.ts';
import { readFlags } from '../lib/flags.ts';
import { describeMachine, machineInWords } from '../lib/machine.ts';
import { CannotMeasure, runBenchmark } from '../lib/main.ts';
import { watchMemory } from '../lib/memory.ts';
import { startProgress } from '../lib/progress.ts';
import { publish } from '../lib/report.ts';
import { startSiteServer } from '../lib/site-server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { sendEnquiries } from './send-enquiries.ts';
import { faultsOf, type PhaseFacts, phaseOf, tableOf } from './summary.ts';
import { visitPages } from './visit-pages.ts';

const FLAGS = {
  steady: { default: 50, meaning: 'enquiries a second in the steady phase' },
  seconds: { default: 300, meaning: 'length of the steady phase' },
  burst: { default: 200, meaning: 'enquiries a second in the burst' },
  'burst-seconds': { default: 30, meaning: 'length of the burst' },
  dist: { default: 'dist', meaning: 'folder of the built site', isPlace: true as const },
};
/** More than the server ever answers at once; further enquiries wait here, and the wait counts. */
const CONNECTIONS = 512;

runBenchmark(async () => {
  const { values, isTrial } = readFlags(FLAGS, process.argv.slice(2));
  if (!existsSync(join(values.dist, 'manifest.json'))) {
    throw new CannotMeasure('There is no built site. Run "npm run build", then measure again.');
  }
  const machine = describeMachine();
  const data = temporaryFolder('load');
  const arrivals = await openArrivals();
  // As behind a proxy, so that visitors have addresses and the rate limit counts each network for itself.
  const server = await startSiteServer({
    DIST_DIR: values.dist,
    DATA_DIR: data,
    TRUST_PROXY: '127.0.0.1',
    ...arrivals.settings,
  });
  const plan = [
    { name: 'steady', perSecond: values.steady, seconds: values.seconds },
    { name: 'burst', perSecond: values.burst, seconds: values['burst-seconds'] },
  ];
  const progress = startProgress(plan.reduce((sum, { perSecond, seconds }) => sum + perSecond * seconds, 0));
  const visitors = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const readers = new Agent({ keepAlive: true });

  const measured: PhaseFacts[] = [];
  let before = 0;
  for (const { name, perSecond, seconds } of plan) {
    const peak = watchMemory(server.pid);
    const stopVisits = visitPages(server.origin, readers);
    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const onProgress = (sent: number): void => progress.show(before + sent, `${name}, ${perSecond} enquiries a second`);
    const answers = await sendEnquiries({
      origin: server.origin,
      agent: visitors,
      perSecond,
      seconds,
      onProgress,
    });
    lag.disable();
    before += perSecond * seconds;
    const askerLagMs = Math.round(lag.percentile(99) / 1e6);
    measured.push({ name, perSecond, seconds, answers, visits: await stopVisits(), megabytes: peak(), askerLagMs });
  }
  progress.end();
  await server.stop();

  const store = await openSqlite(data);
  const all = (kind: 'acknowledged' | 'interrupted') => new Set(measured.flatMap(({ answers }) => [...answers[kind]]));
  const found = await compare(
    store,
    { acknowledged: all('acknowledged'), interrupted: all('interrupted') },
    arrivals.ids,
  );
  const states = await countByState(store.reader);
  await store.close();
  arrivals.close();

  const phases = measured.map(phaseOf);
  const faults = faultsOf(phases, found);
  const verdict =
    faults.length > 0
      ? `Found: ${faults.join(', ')}.`
      : 'Nothing acknowledged was lost or doubled, and every refusal said when to come back.';
  const standing = `At the end ${states.delivered} were delivered, ${states.pending} waited, ${states.quarantined} stood in quarantine.`;
  publish({
    name: 'load',
    document: 'docs/durability.md',
    markdown: `${machineInWords(machine)}\n\n${tableOf(phases)}\n${verdict} ${standing}\n`,
    result: { machine, phases, found, states },
    isTrial,
  });
  return faults.length === 0;
});
