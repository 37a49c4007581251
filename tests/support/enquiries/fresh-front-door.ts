import { rmSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../../../enquiries/store/database.ts';
import { openSqlite } from '../../../enquiries/store/sqlite.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { expectNothingLost } from './nothing-lost.ts';
import { temporaryFolder } from './stores.ts';

export interface OpenDoor {
  door: FrontDoor;
  /** A second look at what the door stores. */
  store: Database;
  folder: string;
  /** Ids the visitor was told are stored. */
  acknowledged: Set<string>;
  /** Sends a form and remembers its id when it was acknowledged. */
  send(form: FormData, headers?: Record<string, string>): Promise<Response>;
}

/** A fresh room for each test, and the promise checked after each: nothing acknowledged is lost, nothing is double. */
export function freshFrontDoor(): OpenDoor {
  const open = { acknowledged: new Set<string>() } as OpenDoor;
  open.send = async (form, headers = {}) => {
    const response = await open.door.post(form, headers);
    if (response.status === 200 || response.status === 303) open.acknowledged.add(String(form.get('enquiry_id')));
    return response;
  };
  beforeEach(async () => {
    open.folder = temporaryFolder();
    open.door = await openFrontDoor({ DATA_DIR: open.folder }, { refusedPage: (refused) => JSON.stringify(refused) });
    open.store = await openSqlite(open.folder);
    open.acknowledged.clear();
  });
  afterEach(async () => {
    await expectNothingLost(open.store, open.acknowledged);
    await open.store.close();
    await open.door.enquiries.stop();
    rmSync(open.folder, { recursive: true });
  });
  return open;
}
