import { whyWithoutPostgres, withoutPostgres } from '../../tests/support/machine/postgres.ts';
import { CannotMeasure } from '../lib/cannot-measure.ts';
import { runBenchmark } from '../lib/main.ts';
import { startProgress } from '../lib/progress.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { kills } from './kills.ts';
import { whyNoImages } from './loop-image.ts';
import { postgresStops } from './postgres-stops.ts';
import { powerCuts } from './power-cuts.ts';
import { faultsOf, PART_NAMES, type PartName, type Tallies, TITLES, tableOf } from './summary.ts';
import type { Part, Tally } from './tally.ts';
import { twoServers } from './two-servers.ts';

const whyNoCuts = () => whyNoImages(temporaryFolder('trial'));
const whyNoPostgres = () => (withoutPostgres ? whyWithoutPostgres : undefined);

const PARTS: Record<PartName, { part: Part; whyNot: () => string | undefined }> = {
  kills: { part: kills, whyNot: () => undefined },
  cuts: { part: powerCuts('FULL'), whyNot: whyNoCuts },
  control: { part: powerCuts('NORMAL'), whyNot: whyNoCuts },
  stops: { part: postgresStops, whyNot: whyNoPostgres },
  pair: { part: twoServers, whyNot: whyNoPostgres },
};

runBenchmark({
  name: 'durability',
  document: 'docs/durability.md',
  flags: {
    kills: { default: 200, meaning: 'kills of the server' },
    cuts: { default: 50, meaning: 'simulated power cuts with synchronous=FULL' },
    control: { default: 10, meaning: 'simulated power cuts with NORMAL, which must lose' },
    stops: { default: 50, meaning: 'immediate stops of PostgreSQL' },
    pair: { default: 50, meaning: 'kills of two servers on one PostgreSQL, in turn' },
    clients: { default: 32, meaning: 'visitors at once' },
  },
  async measure({ clients, ...runs }) {
    const show = startProgress(PART_NAMES.reduce((sum, name) => sum + runs[name], 0));
    const parts: Tallies = {};
    let before = 0;
    for (const name of PART_NAMES) {
      const { part, whyNot } = PARTS[name];
      const reason = runs[name] > 0 ? whyNot() : 'no runs were asked for';
      if (reason) process.stderr.write(`Left out: ${TITLES[name]}: ${reason}.\n`);
      else {
        const onRun = ({ runs: done, acknowledged, lost }: Tally): void =>
          show(before + done, `${TITLES[name]}: ${acknowledged} acknowledged, ${lost} lost`);
        parts[name] = await part({ runs: runs[name], clients, onRun });
      }
      before += runs[name];
    }
    if (Object.keys(parts).length === 0) throw new CannotMeasure('Nothing could be measured here.');
    const faults = faultsOf(parts);
    const verdict =
      faults.length > 0
        ? faults.map((fault) => `- ${fault}`).join('\n')
        : 'Nothing that was acknowledged is missing or double.';
    return {
      how: `${clients} visitors at once.`,
      markdown: `${tableOf(parts)}\n${verdict}\n`,
      result: { clients, parts },
      hasFaults: faults.length > 0,
    };
  },
});
