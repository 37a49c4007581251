import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockfile = z.looseObject({ name: z.string(), packages: z.record(z.string(), lockedPackage) });

export type Lockfile = z.infer<typeof lockfile>;
export type LockedPackage = z.infer<typeof lockedPackage>;

export const readLockfile = (): Lockfile => lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** The packages by the folder each is installed in; the entry without a folder is this project. */
export const foreignPackages = ({ packages }: Lockfile): [folder: string, locked: LockedPackage][] =>
  Object.entries(packages).filter(([folder]) => folder !== '');

export const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);
