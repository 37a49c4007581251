import { expect, it } from 'vitest';
import { backupSettingsTable } from '../enquiries/backup/settings.ts';
import { enquirySettingsTable } from '../enquiries/settings.ts';
import { settingsTable } from '../server/settings.ts';
import { buildSettingsTable, formSettingsTable } from '../site/content/settings.ts';

const INTRODUCTION = `# Settings

Environment variables, checked at start; all faults are named at once. Those of the pages and of the form are read when the site is
built. An empty one counts as not set. This page is written by \`npm run settings\`.
`;
const PARTS = [
  ['The front door', settingsTable],
  ['Enquiries', enquirySettingsTable],
  ['Backups', backupSettingsTable],
  ['The pages, when building', buildSettingsTable],
  ['The form, when building', formSettingsTable],
] as const;

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
const tables = PARTS.map(([heading, rows]) => {
  const lines = rows.map(({ name, default: value, meaning }) => {
    const shown = value ? `\`${cell(value)}\`` : '';
    return `| \`${name}\` | ${shown} | ${cell(meaning)} |`;
  });
  return [`## ${heading}`, '| Setting | Default | Meaning |', '|---|---|---|', ...lines].join('\n');
});

/** Fails where the page is out of date; `npm run settings` writes it. */
it('docs/settings.md lists the settings that the code reads', async () => {
  const page = `${[INTRODUCTION.trimEnd(), ...tables].join('\n\n')}\n`;
  await expect(page).toMatchFileSnapshot('../docs/settings.md');
});
