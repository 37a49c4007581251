import { availableParallelism } from 'node:os';
import { findProgram } from '../../tests/support/machine/find-program.ts';

const taskset = findProgram('taskset');

/** Whether programs can be pinned to a core each, so that they do not compete. */
export const canPin = taskset !== undefined && availableParallelism() > 1;

/** A command that stays on one core, where the machine allows it. */
export const pinned = (core: number, program: string, ...options: string[]): [string, string[]] =>
  canPin && taskset ? [taskset, ['-c', String(core), program, ...options]] : [program, options];
