import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is, also in the folders that only root has in its PATH. */
export function findProgram(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
