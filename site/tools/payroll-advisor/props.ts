import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/tool-figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { PayrollAdvisorProps } from './PayrollAdvisor.tsx';
import type { Countries } from './rules/countries.schema.ts';
import { advisorData, type ClaimCounts } from './rules/data.ts';
import type { PayrollAdvisor } from './rules/payroll-advisor.schema.ts';
import type { AnswerWords } from './words.ts';

/** Build time only: what the page gives to the island. */
export const advisorProps = (file: PayrollAdvisor, tools: Tools): PayrollAdvisorProps => {
  const { questions, counts, page } = file;
  const { remove, removed, clear, cleared, unknown, dots, ...list } = file.list;
  const { open, label, hint, example, read, cancel, merged } = file.paste;
  const { loading, unreadable, startedAgain } = tools.shared;
  return {
    words: {
      questions,
      counts,
      list,
      paste: { open, label, hint, example, read, cancel, merged },
      result: { see: file.result.see },
      minutes: `${page.minutes}. ${file.privacy.heading}.`,
      shared: { loading, unreadable, startedAgain },
    },
  };
};

const CIRCLE = draw({ seed: 'route', mask: 'o' });
const OCTAGON = draw({ seed: 'route', mask: 'o', motif: 'girih' });
const PAIR = draw({ seed: 'route', mask: 'oo', motif: 'both', openness: 1 });

/** Build time only: what the island fetches for its answers. */
export const answerWords = (
  file: PayrollAdvisor,
  countries: Countries,
  claims: ClaimCounts,
  { shared }: Tools,
): AnswerWords => ({
  data: advisorData(file, countries, claims),
  list: file.list,
  paste: file.paste,
  result: file.result,
  open: file.open,
  handOver: file.handOver,
  title: file.page.title,
  printTitle: file.page.printTitle,
  shared,
  figures: {
    whole: draw(TOOL_FIGURES['payroll-advisor']),
    routes: { ecp: CIRCLE, s4: OCTAGON, partner: PAIR, open: CIRCLE },
  },
});
