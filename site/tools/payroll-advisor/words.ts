import { draw } from '../../figures/figures.ts';
import { TOOL_FIGURES } from '../../figures/page-figures.ts';
import type { Tools } from '../rules/tools.schema.ts';
import type { Countries } from './rules/countries.schema.ts';
import { advisorData, type ClaimCounts } from './rules/data.ts';
import type { PayrollAdvisor } from './rules/payroll-advisor.schema.ts';

/** Build time only: what the advisor asks, which travels with the page. */
export const advisorWords = (file: PayrollAdvisor, tools: Tools) => {
  const { questions, counts, page } = file;
  const { remove, removed, clear, cleared, unknown, dots, ...list } = file.list;
  const { open, label, hint, example, read, cancel, merged } = file.paste;
  const { loading, unreadable, startedAgain } = tools.shared;
  return {
    questions,
    counts,
    list,
    paste: { open, label, hint, example, read, cancel, merged },
    see: file.result.see,
    minutes: `${page.minutes}. ${file.privacy.heading}.`,
    shared: { loading, unreadable, startedAgain },
  };
};
export type AdvisorWords = ReturnType<typeof advisorWords>;

/** Build time only: what it answers with, fetched when there is something to answer. */
export const answerWords = (file: PayrollAdvisor, countries: Countries, claims: ClaimCounts, { shared }: Tools) => {
  const { list, paste, result, open, handOver } = file;
  const { title, printTitle } = file.page;
  const circle = draw({ seed: 'route', mask: 'o' });
  return {
    ...{ list, paste, result, open, handOver, shared },
    data: advisorData(file, countries, claims),
    page: { title, printTitle },
    /** The drawing that closes, and a small one for each route. */
    figures: {
      whole: draw(TOOL_FIGURES['payroll-advisor']),
      routes: {
        ecp: circle,
        s4: draw({ seed: 'route', mask: 'o', motif: 'girih' }),
        partner: draw({ seed: 'route', mask: 'oo', motif: 'both', openness: 1 }),
        open: circle,
      },
    },
  };
};
export type AnswerWords = ReturnType<typeof answerWords>;
