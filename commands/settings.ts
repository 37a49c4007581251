import { writeFileSync } from 'node:fs';
import { enquirySettingsTable } from '../enquiries/settings.ts';
import { settingsTable } from '../server/settings.ts';
import { buildSettingsTable, formSettingsTable } from '../site/settings.ts';

const INTRODUCTION = `# Settings

Environment variables, checked at start; all faults are named at once. Those of the pages and of the form are read when the site is
built. An empty one counts as not set. This page is written by \`npm run settings\`.
`;
const PARTS = [
  ['The front door', settingsTable],
  ['Enquiries', enquirySettingsTable],
  ['The pages, when building', buildSettingsTable],
  ['The form, when building', formSettingsTable],
] as const;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const tables = PARTS.map(([heading, rows]) => {
  const lines = rows.map(({ name, default: value, meaning }) => {
    const shown = value ? `\`${cell(value)}\`` : '';
    return `| \`${name}\` | ${shown} | ${cell(meaning)} |`;
  });
  return [`## ${heading}`, '| Setting | Default | Meaning |', '|---|---|---|', ...lines].join('\n');
});
const [target = 'docs/settings.md'] = process.argv.slice(2);
writeFileSync(target, `${[INTRODUCTION.trimEnd(), ...tables].join('\n\n')}\n`);
