import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

export interface Machine {
  date: string;
  processor: string;
  cores: number;
  memoryGB: number;
  system: string;
  node: string;
  /** Load average when the run began: above 0.5, other work was measured too. */
  load: number;
}

/** What a reader must know to compare numbers; nothing that names the machine. */
export const describeMachine = (): Machine => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release().split('-')[0] ?? ''}`,
  node: process.version,
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
});

export const machineInWords = ({ date, processor, cores, memoryGB, system, node, load }: Machine): string =>
  `${date}, ${cores} cores of ${processor}, ${memoryGB} GB, ${system}, Node ${node.slice(1)}, load ${load} at the start.`;
