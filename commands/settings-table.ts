import { enquirySettingsTable } from '../enquiries/settings.ts';
import { settingsTable } from '../server/settings.ts';
import { buildSettingsTable, formSettingsTable } from '../site/settings.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const INTRODUCTION = `# Settings

Environment variables, checked at start; all faults are named at once. Those of the pages and of the form are read when the site is
built. An empty one counts as not set. This page is written by \`npm run settings\`.
`;

/** Every setting of the product, as the code declares it. */
export const settingsDocument = (): string => {
  const parts = [
    ['The front door', settingsTable],
    ['Enquiries', enquirySettingsTable],
    ['The pages, when building', buildSettingsTable],
    ['The form, when building', formSettingsTable],
  ] as const;
  const tables = parts.map(([heading, rows]) =>
    [
      `## ${heading}`,
      '| Setting | Default | Meaning |',
      '|---|---|---|',
      ...rows.map(
        (row) => `| \`${row.name}\` | ${row.default ? `\`${cell(row.default)}\`` : ''} | ${cell(row.meaning)} |`,
      ),
    ].join('\n'),
  );
  return `${[INTRODUCTION.trimEnd(), ...tables].join('\n\n')}\n`;
};
