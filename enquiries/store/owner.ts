import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What root has written below a folder becomes the property of the folder's owner: the server,
 * which runs as that user, could not open it. A file with a second name may be anybody's, so it is
 * left alone.
 */
export function giveToOwner(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    const isOurs =
      found?.uid === 0 && (found.isDirectory() || (found.isFile() && found.nlink === 1));
    if (isOurs) chownSync(path, owner.uid, owner.gid);
  }
}
