import { enquirySettingsTable } from '../enquiries/settings.ts';
import { settingsTable } from '../server/settings.ts';
import { formSettingsTable } from '../site/settings/form-settings.ts';
import { buildSettingsTable } from '../site/settings/page-settings.ts';

const START = '<!-- settings: written by npm run settings -->';
const END = '<!-- /settings -->';
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Every setting of the product, as the code declares it. */
export const settingsMarkdown = (): string => {
  const parts = [
    ['The front door', settingsTable],
    ['Enquiries', enquirySettingsTable],
    ['The pages, when building', buildSettingsTable],
    ['The form, when building', formSettingsTable],
  ] as const;
  return parts
    .map(([heading, rows]) =>
      [
        `### ${heading}`,
        '| Setting | Default | Meaning |',
        '|---|---|---|',
        ...rows.map(
          (row) => `| \`${row.name}\` | ${row.default ? `\`${cell(row.default)}\`` : ''} | ${cell(row.meaning)} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
};

/** The README with its table renewed. */
export const withSettings = (readme: string): string => {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md needs the lines "${START}" and "${END}".`);
  return `${before}${START}\n${settingsMarkdown()}\n${END}${after}`;
};
