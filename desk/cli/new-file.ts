import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { faultCode } from '../../enquiries/store/database.ts';
import { UsageFault } from './command.ts';

function create(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if (faultCode(error) !== 'EEXIST') throw error;
    throw new UsageFault(`${file} exists already and is left as it is.`);
  }
}

/**
 * Creates the file first, so that nobody else can ever read it and nothing is overwritten. A failure leaves none
 * behind: half a copy looks like a whole one, and would be in the way of the next attempt.
 */
export async function fillNewFile(file: string, fill: (descriptor: number) => Promise<void>): Promise<void> {
  const descriptor = create(file);
  try {
    await fill(descriptor);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
