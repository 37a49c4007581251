import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copySite } from './support/edit/copy-site.ts';

/**
 * What CONTRIBUTING.md asks of a newcomer, done. In the file of the test, because Vitest begins with large files and this
 * test takes the longest.
 */
interface Example {
  what: string;
  /** How many files CONTRIBUTING.md promises. */
  files: number;
  /** The whole text of a file, by its path. */
  writes?: Record<string, string>;
  /** A text that goes behind the one place where another one is. */
  inserts?: [path: string, behind: string, text: string][];
}

const TOKENS = 'ui/styles/tokens.css';
function read(path: string) {
  return readFileSync(path, 'utf8');
}
/** Files under new names, as a newcomer copies what is near. */
function copies(files: string, ...names: [string, string][]): Record<string, string> {
  const rename = (text: string) => names.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  const found = globSync(files).filter((file) => !file.includes('.test.'));
  return Object.fromEntries(found.map((file) => [rename(file), rename(read(file))]));
}
const checkUp = copies(
  '{content,site/schemas,site/features,site/pages}/tools/{self-assessment.*,self-assessment/**/*.*}',
  ['self-assessment', 'check-up'],
  ['selfAssessment', 'checkUp'],
  ['SelfAssessment', 'CheckUp'],
  ['Respond to 24 statements', 'See whether two dozen statements apply'],
);

const examples: Example[] = [
  {
    what: 'a brand colour',
    files: 1,
    writes: { [TOKENS]: read(TOKENS).replace(/--mari-400: #\w{6}/, '--mari-400: #ff9900') },
  },
  {
    what: 'a solution',
    files: 2,
    writes: {
      'content/solutions/opinions.yaml': read('content/solutions/learning.yaml')
        .replace(/^label: .*/m, 'label: Opinions')
        .replace(/^order: .*/m, 'order: 98')
        .replace(/^lifeOrder: .*/m, 'lifeOrder: 98')
        .replace(
          /^seo:\n {2}title: .*\n {2}description: .*/m,
          `seo:\n  title: Opinions of employees\n  description: ${'What employees think, asked often and answered soon. '.repeat(2)}`,
        ),
      'content/claims.yaml': read('content/claims.yaml').replace(
        /(solutionModules: \{ shown: ')(\d+)/,
        (_, before: string, count: string) => before + (Number(count) + 1),
      ),
    },
  },
  {
    what: 'a kind of section',
    files: 3,
    inserts: [
      [
        'site/schemas/sections/sections.ts',
        "    text: markdown.describe('The remark, in Markdown'),\n  }),\n",
        "  kind('tip', 'A remark set apart by an edge', { heading, text: markdown.describe('The tip') }),\n",
      ],
      [
        'site/parts/sections/Sections.tsx',
        '/** Which component shows which kind of section. A kind without a view is a type error. */\n',
        "const Tip = ({ data }: SectionProps<'tip'>) => <SectionFrame heading={data.heading}>{data.text}</SectionFrame>;\n",
      ],
      ['site/parts/sections/Sections.tsx', '  note: Note,\n', '  tip: Tip,\n'],
      ['content/README.md', '| A remark set apart by an edge |\n', '| `tip` | A remark set apart by an edge |\n'],
    ],
  },
  {
    what: 'a page that uses it',
    files: 1,
    inserts: [
      [
        'content/pages/how-we-deliver.yaml',
        '\nsections:\n',
        '  - kind: tip\n    heading: Try it\n    text: Ask for the plan.\n',
      ],
    ],
  },
  {
    what: 'a field that the enquiry form requires, and the others do not have',
    files: 5,
    writes: {
      'enquiries/store/phone.test.ts': `import { expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { exportRecord } from '../../desk/staff/export.ts';
import { showForStaff } from '../../desk/staff/show-enquiry.ts';
import { enquiryMail } from '../deliveries/enquiry-mail.ts';
import { check } from '../contract/check.ts';
import { applicationCompany, PAYROLL_TODAY } from '../contract/fields.ts';
import { acceptAll } from './outbox.ts';
import { migrate } from './migrate.ts';
import { listEnquiries } from './read.ts';

withBothStores((store) => {
  it('keeps, mails, exports and shows the telephone, also in a database from before', async () => {
    const database = await store.open('phone');
    await database.atomically((writer) => writer.schema.alterTable('enquiry').dropColumn('phone').execute());
    await migrate(database);
    const enquiry = anEnquiry({ values: goodValues });
    await acceptAll(database, [enquiry], ['smtp']);
    const [listed] = await listEnquiries(database.reader, { limit: 1 });
    expect(exportRecord(listed!)).toMatchObject({ phone: '+91 80 1234' });
    expect(enquiryMail(listed!.enquiry, 'a@dhr.example', []).text).toContain('Telephone:\\n+91 80 1234');
    expect(check({ ...goodValues, phone: '' }).errors).toEqual({ phone: 'Please enter a number.' });
    expect(check({ ...goodValues, phone: '', company: applicationCompany }).errors).toEqual({});
    expect(check({ ...goodValues, phone: '', urgency: PAYROLL_TODAY }).errors).toEqual({});
    const shown = await showForStaff(database, enquiry.id, { now: 0, me: null, canSend: false, ours: [] });
    expect(shown?.moreFields).toEqual([{ label: 'Telephone', value: '+91 80 1234' }]);
  });
});
`,
    },
    inserts: [
      [
        'enquiries/contract/fields.ts',
        "autocomplete: 'country-name',\n    forms: EVERY_FORM,\n  },\n",
        "  { name: 'phone', column: 'phone', kind: 'tel', limit: 40, required: true, autocomplete: 'tel', forms: ['enquiry'] },\n",
      ],
      [
        'content/enquiry-form.json',
        '"label": "Job title" },\n',
        '    "phone": { "label": "Telephone", "missing": "Please enter a number." },\n',
      ],
      ['tests/support/enquiries/examples.ts', "  country: 'India',\n", "  phone: '+91 80 1234',\n"],
      ['content/legal/privacy-policy.md', 'we use it to answer you.', ' A telephone number lets us call you back.'],
    ],
  },
  {
    what: 'a tool: its words, its route, a line in three files, and a folder',
    files: Object.keys(checkUp).length + 3,
    writes: checkUp,
    inserts: [
      [
        'site/parts/figures/page-figures.ts',
        'export const TOOL_FIGURES = {\n',
        "  'check-up': { seed: 'check-up', mask: 'ooo/ooo', motif: 'both' },\n",
      ],
      [
        '.vscode/settings.json',
        '"yaml.schemas": {\n',
        '    "./content/.schemas/check-up.schema.json": "content/tools/check-up.yaml",\n',
      ],
      [
        'site/schemas/tools/tool-collections.ts',
        "payroll-advisor.ts';\n",
        "import { checkUp } from './check-up.ts';\n",
      ],
      [
        'site/schemas/tools/tool-collections.ts',
        "selfAssessment: tool('self-assessment', selfAssessment),\n",
        "  checkUp: tool('check-up', checkUp),\n",
      ],
    ],
  },
];

/** Where the examples could break something. */
const TESTS =
  'commands/docs.test.ts enquiries/contract enquiries/store site/schemas site/features/contact site/parts/figures site/parts/frame ' +
  'site/parts/sections site/features/tools/shared';

/** A copy of the repository that a newcomer changes. */
function openCopy() {
  const { folder, git, read: readCopy, remove } = copySite();
  onTestFinished(remove);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    write,
    insert(path: string, behind: string, text: string) {
      const parts = readCopy(path).split(behind);
      expect(parts, `${behind} in ${path}`).toHaveLength(2);
      write(path, parts.join(behind + text));
    },
    /** Throws with the output of the command unless it succeeds. */
    run(...words: string[]) {
      const { status, stdout, stderr } = spawnSync('npx', words, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`npx ${words.join(' ')}\n${stdout}${stderr}`);
    },
    changed: () =>
      git('status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
  };
}

it('what CONTRIBUTING.md describes takes the files that it says, and no others', () => {
  const copy = openCopy();
  const guide = read('CONTRIBUTING.md');
  const touched = new Set<string>();
  for (const { what, files, writes = {}, inserts = [] } of examples) {
    for (const [path, text] of Object.entries(writes)) copy.write(path, text);
    for (const [path, behind, text] of inserts) {
      copy.insert(path, behind, text);
      if (!path.startsWith('content/pages/')) expect.soft(guide, what).toContain(path);
    }
    const paths = new Set([...Object.keys(writes), ...inserts.map(([path]) => path)]);
    expect.soft([...paths], what).toHaveLength(files);
    for (const path of paths) touched.add(path);
  }
  copy.run('biome', 'check', '--write', '--error-on-warnings', 'site', 'enquiries');
  expect(copy.changed().toSorted()).toEqual([...touched].toSorted());
  copy.run('node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded', '-p', '.');
  copy.run('node', 'commands/check-content.ts');
  copy.run('vitest', 'run', '--project', 'unit', ...TESTS.split(' '));
}, 600_000);

it('no other file repeats a colour of the tokens', () => {
  const colours = new Set(read(TOKENS).match(/#[0-9a-f]{6}\b/g));
  const repeats = globSync('{ui,site,content-reader,publish,server,desk,edit}/**/*.{ts,tsx,astro,css,svg,json}')
    .filter((file) => file !== TOKENS)
    .flatMap((file) => (read(file).match(/#[0-9a-f]{6}\b/gi) ?? []).map((colour) => ({ file, colour })))
    .filter(({ colour }) => colours.has(colour.toLowerCase()));
  expect(repeats).toEqual([]);
});
