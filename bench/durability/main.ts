import { readFlags, WrongFlag } from '../lib/flags.ts';
import { describeMachine, type Machine, machineInWords } from '../lib/machine.ts';
import { CannotMeasure, runBenchmark } from '../lib/main.ts';
import { startProgress } from '../lib/progress.ts';
import { publish, readResult } from '../lib/report.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { whyNoPostgres } from './database-server.ts';
import { kills } from './kills.ts';
import { whyNoImages } from './loop-image.ts';
import { postgresStops } from './postgres-stops.ts';
import { powerCuts } from './power-cuts.ts';
import { faultsOf, PART_NAMES, type PartName, type Tallies, TITLES, tableOf } from './summary.ts';
import type { Part } from './tally.ts';
import { twoServers } from './two-servers.ts';

const FLAGS = {
  kills: { default: 200, meaning: 'kills of the server' },
  cuts: { default: 50, meaning: 'simulated power cuts with synchronous=FULL' },
  control: { default: 10, meaning: 'simulated power cuts with NORMAL, which must lose' },
  stops: { default: 50, meaning: 'immediate stops of PostgreSQL' },
  pair: { default: 50, meaning: 'kills of two servers on one PostgreSQL, in turn' },
  clients: { default: 32, meaning: 'visitors at once' },
  only: {
    default: PART_NAMES.join(','),
    meaning: 'parts to run; the others keep their last result',
    isPlace: true as const,
  },
};

const PARTS: Record<PartName, { part: Part; whyNot: () => string | undefined }> = {
  kills: { part: kills, whyNot: () => undefined },
  cuts: { part: powerCuts('FULL'), whyNot: () => whyNoImages(temporaryFolder('trial')) },
  control: { part: powerCuts('NORMAL'), whyNot: () => whyNoImages(temporaryFolder('trial')) },
  stops: { part: postgresStops, whyNot: whyNoPostgres },
  pair: { part: twoServers, whyNot: whyNoPostgres },
};

const isPart = (name: string): name is PartName => PART_NAMES.some((known) => known === name);

runBenchmark(async () => {
  const { values, isTrial } = readFlags(FLAGS, process.argv.slice(2));
  const names = values.only.split(',').filter(isPart);
  if (names.length === 0) throw new WrongFlag(`--only takes some of ${PART_NAMES.join(', ')}.`);
  const machine: Machine = describeMachine();
  const progress = startProgress(names.reduce((sum, name) => sum + values[name], 0));
  const measured: Tallies = {};
  let before = 0;
  for (const name of names) {
    const { part, whyNot } = PARTS[name];
    const reason = values[name] > 0 ? whyNot() : 'no runs were asked for';
    if (reason) process.stderr.write(`Left out: ${TITLES[name]}: ${reason}.\n`);
    else {
      const { clients } = values;
      const onRun = ({ runs, acknowledged, lost }: { runs: number; acknowledged: number; lost: number }): void =>
        progress.show(before + runs, `${TITLES[name]}: ${acknowledged} acknowledged, ${lost} lost`);
      measured[name] = { ...(await part({ runs: values[name], clients, onRun })), date: machine.date };
    }
    before += values[name];
  }
  progress.end();
  if (Object.keys(measured).length === 0) throw new CannotMeasure('Nothing could be measured here.');

  const kept = (isTrial ? undefined : readResult('durability')) as { parts?: Tallies } | undefined;
  const parts: Tallies = { ...kept?.parts, ...measured };
  const faults = faultsOf(parts);
  const verdict =
    faults.length > 0
      ? faults.map((fault) => `- ${fault}`).join('\n')
      : 'Nothing that was acknowledged is missing or double.';
  publish({
    name: 'durability',
    document: 'docs/durability.md',
    markdown: `${machineInWords(machine)} ${values.clients} visitors at once.\n\n${tableOf(parts)}\n${verdict}\n`,
    result: { machine, clients: values.clients, parts },
    isTrial,
  });
  return faults.length === 0;
});
