import { monitorEventLoopDelay } from 'node:perf_hooks';
import { countByState } from '../../enquiries/store/read.ts';
import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { openArrivals } from '../lib/arrivals.ts';
import { compare } from '../lib/compare.ts';
import { runBenchmark } from '../lib/main.ts';
import { watchMemory } from '../lib/memory.ts';
import { startProgress } from '../lib/progress.ts';
import { builtSite, startSiteServer } from '../lib/site-server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { sendEnquiries } from './send-enquiries.ts';
import { faultsOf, type PhaseFacts, phaseOf, tableOf } from './summary.ts';
import { visitPages } from './visit-pages.ts';

runBenchmark({
  name: 'load',
  document: 'docs/durability.md',
  flags: {
    steady: { default: 50, meaning: 'enquiries a second in the steady phase' },
    seconds: { default: 300, meaning: 'length of the steady phase' },
    burst: { default: 200, meaning: 'enquiries a second in the burst' },
    'burst-seconds': { default: 30, meaning: 'length of the burst' },
  },
  async measure(values) {
    const data = temporaryFolder('load');
    const arrivals = await openArrivals();
    // As behind a proxy, so that the rate limit sees different networks.
    const server = await startSiteServer({
      DIST_DIR: builtSite(),
      DATA_DIR: data,
      TRUST_PROXY: '127.0.0.1',
      ...arrivals.settings,
    });
    const plan = [
      { name: 'steady', perSecond: values.steady, seconds: values.seconds },
      { name: 'burst', perSecond: values.burst, seconds: values['burst-seconds'] },
    ];
    const show = startProgress(plan.reduce((sum, { perSecond, seconds }) => sum + perSecond * seconds, 0));

    const measured: PhaseFacts[] = [];
    let before = 0;
    for (const { name, ...pace } of plan) {
      const peak = watchMemory(server.pid);
      const stopVisits = visitPages(server.origin);
      const lag = monitorEventLoopDelay({ resolution: 5 });
      lag.enable();
      const answers = await sendEnquiries(server.origin, pace, (sent) =>
        show(before + sent, `${name}, ${pace.perSecond} enquiries a second`),
      );
      lag.disable();
      before += pace.perSecond * pace.seconds;
      const askerLagMs = Math.round(lag.percentile(99) / 1e6);
      measured.push({ name, ...pace, answers, visits: await stopVisits(), megabytes: peak(), askerLagMs });
    }
    await server.stop();

    const store = await openSqlite(data);
    const all = (kind: 'acknowledged' | 'interrupted') =>
      new Set(measured.flatMap(({ answers }) => [...answers[kind]]));
    const sent = { acknowledged: all('acknowledged'), interrupted: all('interrupted') };
    const found = await compare(store, sent, arrivals.ids);
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
    return {
      markdown: `${tableOf(phases)}\n${verdict} ${standing}\n`,
      result: { phases, found, states },
      hasFaults: faults.length > 0,
    };
  },
});
