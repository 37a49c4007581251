import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const lockfile = z.looseObject({ name: z.string(), packages: z.record(z.string(), lockedPackage) });

export type Lockfile = z.infer<typeof lockfile>;
export type LockedPackage = z.infer<typeof lockedPackage>;

export const readLockfile = (): Lockfile => lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** The packages by the folder each is installed in; the entry without a folder is this project. */
export const foreignPackages = ({ packages }: Lockfile): [folder: string, locked: LockedPackage][] =>
  Object.entries(packages).filter(([folder]) => folder !== '');

export const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** What `name` means to the package in `folder`: Node looks beside it first, then further up. */
export const lockedFor = (lockfile: Lockfile, folder: string, name: string): LockedPackage | undefined => {
  const beside = lockfile.packages[`${folder}${folder && '/'}node_modules/${name}`];
  if (beside || folder === '') return beside;
  return lockedFor(lockfile, folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1)), name);
};
