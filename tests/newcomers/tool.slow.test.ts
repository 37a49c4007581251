import { expect, it } from 'vitest';
import { copyRepository } from './copy.ts';

/** What CONTRIBUTING.md says about a new tool: one number in, one sentence out. */
it('a small tool is eight files', () => {
  const copy = copyRepository();
  const folder = 'site/tools/payslip-counter';
  copy.add(
    'content/tools/payslip-counter.yaml',
    `page:
  title: Payslip counter
  question: How many payslips do we print in a year?
  tagline: Enter the people you pay. We count their payslips.
  seo:
    title: Payslip counter, a year of payslips
    description: Enter how many people you pay each month, and read how many payslips that makes in a year. Free and without sign-up.
  intro: Twelve payslips a year for each person.
  minutes: A few seconds
  reviewed: 2026-11-15
  printTitle: Our payslips
  related:
    - { label: SAP Payroll as a solution, href: /solutions/payroll }
  contact: { heading: Fewer payslips on paper, text: Ask us how., button: Get in Touch, service: consulting }
people:
  label: People paid each month
  error: Write a number of people.
result:
  heading: Your payslips
  headline: '{n} payslips a year.'
  caveat: Corrections are not counted.
handOver:
  service: consulting
  greeting: I used the payslip counter.
  link: 'The result: {link}'
  more: { one: 1 more line, many: '{n} more lines' }
  closing: Please call me.
assumptions: { heading: What it assumes, asOf: 'As of {date}', items: [One payslip a month.] }
withoutScript:
  heading: The same in a table
  text: The tool needs JavaScript. The sum is short.
  caption: Payslips by people
  columns: [People, Payslips a year]
  ask: Or ask us.
privacy: { heading: Nothing leaves your browser, text: The tool works on your device. }
`,
  );
  copy.insert(
    '.vscode/settings.json',
    '"yaml.schemas": {\n',
    '    "./content/.schemas/payslip-counter.schema.json": "content/tools/payslip-counter.yaml",\n',
  );
  copy.add(
    `${folder}/rules/payslip-counter.schema.ts`,
    `import { z } from 'zod';
import { label, sentence } from '../../../../content-reader/schema-words.ts';
import { template, toolFile } from '../../rules/tools.schema.ts';

export const payslipCounter = toolFile.extend({
  people: z.strictObject({ label, error: sentence }),
  result: z.strictObject({ heading: label, headline: template('n'), caveat: sentence }),
});
export type PayslipCounter = z.infer<typeof payslipCounter>;
`,
  );
  copy.insert(
    'site/tools/rules/schemas.ts',
    "payroll-advisor.schema.ts';\n",
    "import { payslipCounter } from '../payslip-counter/rules/payslip-counter.schema.ts';\n",
  );
  copy.insert(
    'site/tools/rules/schemas.ts',
    "selfAssessment: tool('self-assessment', selfAssessment),\n",
    "  payslipCounter: tool('payslip-counter', payslipCounter),\n",
  );
  copy.add(
    `${folder}/rules/payslips.ts`,
    `import { bodyOf, decodeNumber, encodeNumber, VERSION } from '../../rules/address.ts';

export const payslipsOf = (people: number): number => 12 * people;

export const encode = (people: number | null): string => (people ? VERSION + encodeNumber(people) : '');
export const decode = (address: string): number | null => decodeNumber(bodyOf(address) ?? undefined);
`,
  );
  copy.add(
    `${folder}/rules/payslips.test.ts`,
    `import { expect, it } from 'vitest';
import { decode, encode, payslipsOf } from './payslips.ts';

it('counts twelve payslips a year, and brings the people back from the address', () => {
  expect(payslipsOf(500)).toBe(6000);
  expect(decode(encode(500))).toBe(500);
  expect(decode('nonsense')).toBeNull();
});
`,
  );
  copy.add(
    `${folder}/PayslipCounter.tsx`,
    `import { fill, formatNumber } from '../../../common/wording.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { Result } from '../parts/Result.tsx';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { useTool } from '../parts/use-tool.ts';
import { linkLine } from '../rules/letter.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { PayslipCounter as Words } from './rules/payslip-counter.schema.ts';
import { decode, encode, payslipsOf } from './rules/payslips.ts';

/** People in, payslips out. */
export const PayslipCounter = ({ words, shared }: { words: Words; shared: Tools['shared'] }) => {
  const { change, ...tool } = useTool<number | null>({ empty: null, encode, decode });
  const { page, people, result, handOver } = words;
  const headline = fill(result.headline, { n: formatNumber(payslipsOf(tool.state || 0)) });
  return (
    <ToolFrame {...tool} minutes={page.minutes} words={shared}>
      <NumberField {...people} value={tool.state} clean={(number) => number} onChange={(next) => change(() => next)} />
      {tool.state ? (
        <Result
          {...tool}
          page={page}
          result={result}
          words={shared}
          headline={headline}
          what={headline}
          notes={[]}
          service={handOver.service}
          summary={() =>
            [handOver.greeting, headline, ...linkLine(handOver.link, tool.link), handOver.closing].join('\\n')
          }
        >
          <p>{headline}</p>
        </Result>
      ) : null}
    </ToolFrame>
  );
};
`,
  );
  copy.add(
    'site/pages/tools/payslip-counter.astro',
    `---
import { WITHIN_TWO_SECONDS } from '../../browser/idle.ts';
import { getTool } from '../../content.ts';
import { PayslipCounter } from '../../tools/payslip-counter/PayslipCounter.tsx';
import ToolPage from '../../tools/ToolPage.astro';

const tool = getTool('payslipCounter');
const { shared } = getTool('tools');
---

<ToolPage tool={tool} slug="payslip-counter" rows={[['1', '12']]}>
  <PayslipCounter client:idle={WITHIN_TWO_SECONDS} words={tool} shared={shared} />
</ToolPage>
`,
  );
  expect(copy.changed()).toHaveLength(8);
  copy.run('biome', 'check', '--error-on-warnings', 'site/tools', 'site/pages/tools');
  copy.checkTypes();
  copy.run('node', 'commands/check-content.ts');
  copy.run('vitest', 'run', 'site/tools/rules', folder, 'site/seo', 'site/collections.test.ts', 'site/insights');
}, 300_000);
