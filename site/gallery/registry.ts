import type { ComponentType } from 'react';

export interface Entry {
  /** As the file and its export are called. */
  name: string;
  /** Where it lives, for example components/Button. */
  folder: string;
  View: ComponentType<object>;
  /** Props by what they show; missing when nobody has written any. */
  examples?: Record<string, object>;
}

const views = import.meta.glob<Record<string, unknown>>(
  ['../**/[A-Z]*.tsx', '../../ui/[A-Z]*.tsx', '!../**/*.{examples,test}.tsx'],
  { eager: true },
);
const exampleSets = import.meta.glob<{ examples: Record<string, object> }>(
  ['../**/*.examples.{ts,tsx}', '../../ui/*.examples.{ts,tsx}'],
  { eager: true },
);

const isView = (value: unknown): value is ComponentType<object> => typeof value === 'function';

/** Every component of the site, found by its file: whoever adds one adds nothing here. */
export const entries: Entry[] = Object.entries(views)
  .flatMap(([file, module]) => {
    const [, folder, name] = /^\.\.\/(.+)\/(\w+)\.tsx$/.exec(file) ?? [];
    const View = name && module[name];
    if (!folder || !name || !isView(View)) return [];
    const base = file.replace(/\.tsx$/, '.examples.ts');
    const examples = (exampleSets[base] ?? exampleSets[`${base}x`])?.examples;
    return [{ name, folder, View, ...(examples ? { examples } : {}) }];
  })
  .sort((m, n) => m.folder.localeCompare(n.folder) || m.name.localeCompare(n.name));

/** Parts are shown by the component in whose folder they live (Header/DropList.tsx), or by the islands that share them. */
export const isPart = ({ name, folder }: Entry): boolean => {
  const [room, owner] = folder.split('/');
  if (name === owner) return false;
  return room === 'islands' || entries.some((entry) => entry.folder === folder && entry.name === owner);
};
