import { exportRecord } from '../../../desk/staff/export.ts';
import { listEnquiries } from '../../../enquiries/store/read.ts';
import { openSqlite } from '../../../enquiries/store/sqlite.ts';
import { TEST_DATA_DIR } from './addresses.ts';

export async function storedEnquiries(email: string) {
  const store = await openSqlite(TEST_DATA_DIR);
  const found = await listEnquiries(store.reader, { email, limit: 9 });
  await store.close();
  return found.map(exportRecord);
}
