import { execFileSync } from 'node:child_process';
import type { EnquiryValues } from '../../../enquiries/contract/fields.ts';
import { TEST_DATA_DIR } from './addresses.ts';

export interface StoredEnquiry extends EnquiryValues {
  id: string;
  receivedAt: string;
  state: string;
  consentVersion: string | null;
  spamScore: number;
}

/** What the staff tool finds in the store of the server under test. */
export const storedEnquiries = (businessEmail: string): StoredEnquiry[] => {
  const output = execFileSync(process.execPath, ['desk/cli/main.ts', 'list', '--email', businessEmail, '--json'], {
    env: { ...process.env, DATA_DIR: TEST_DATA_DIR, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return JSON.parse(output);
};
