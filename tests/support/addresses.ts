import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ports and folders of the servers under test; out of the way of a site that is being looked at. */
export const SITE_PORT = 4391;
export const GALLERY_PORT = 4392;
export const TEST_DATA_DIR = join(tmpdir(), `dhr-test-${SITE_PORT}`);
