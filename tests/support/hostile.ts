import MiniSearch from 'minisearch';
import { linked } from '../../desk/app/wording/links.ts';
import { csvLine } from '../../desk/staff/export.ts';
import { check, isEmailAddress } from '../../enquiries/contract/check.ts';
import { readReference } from '../../enquiries/contract/reference.ts';
import { enquiryMail } from '../../enquiries/deliveries/enquiry-mail.ts';
import { networkOf } from '../../enquiries/intake/rate-limit.ts';
import { cameFromOf, consentVersionOf, givenId } from '../../enquiries/intake/read-submission.ts';
import { coreOf, splitQuoted } from '../../enquiries/replies/quoted.ts';
import { SpamFilter } from '../../enquiries/spam/filter.ts';
import { foldPhones, searchWords, wordsOfEnquiry } from '../../enquiries/store/enquiry.ts';
import { composeOverview } from '../../enquiries/upkeep/overview.ts';
import { clientAddress } from '../../server/client-address.ts';
import { acceptedEncodings } from '../../server/file-response.ts';
import { nearMisses } from '../../server/near-misses.ts';
import { readTarget, routeTo } from '../../server/routes.ts';
import { withoutPersons } from '../../server/visits.ts';
import { decodeAdvisor } from '../../site/features/tools/payroll-advisor/rules/address.ts';
import { readCountries } from '../../site/features/tools/payroll-advisor/rules/countries.ts';
import { parseList } from '../../site/features/tools/payroll-advisor/rules/parse-list.ts';
import { namesOf } from '../../site/features/tools/payroll-advisor/words.ts';
import { decodeAssessment } from '../../site/features/tools/self-assessment/rules/score.ts';
import { readNumber } from '../../site/features/tools/shared/read-number.ts';
import { decodeEstimate } from '../../site/features/tools/support-estimator/rules/estimate.ts';
import { indexOptions, openFinder } from '../../site/parts/search/find-pages.ts';
import { anEnquiry, goodValues } from './enquiries/examples.ts';
import { deadlinesWords } from './insights.ts';
import { advisorFile, assessmentFile, countryFile, estimatorFile } from './tools.ts';

type Parser = (text: string) => unknown;

function everywhere(text: string) {
  return {
    ...goodValues,
    firstName: text,
    lastName: text,
    company: text,
    jobTitle: text,
    country: text,
    message: text,
  };
}
const filter = new SpamFilter();
const countries = readCountries(namesOf(countryFile));
const page = {
  path: '/payroll',
  title: 'Payroll',
  address: '/payroll',
  headings: 'Payroll',
  text: 'Payroll in the Gulf.',
};
const index = new MiniSearch(indexOptions);
index.add(page);
const find = openFinder(
  {
    index: index.toJSON(),
    best: {},
    synonyms: [['salary', 'payroll']],
    records: [{ href: '/insights/glossary#eosb', title: page.text, area: 'Glossary', text: page.text }],
    left: deadlinesWords.left,
  },
  [{ ...page, area: 'Solutions', blocks: [[page.text]] }],
);
const emptySite = {
  ...{ files: new Map(), spellings: new Map(), moved: new Map(), fallbacks: [], notFound: undefined },
  nearMisses: nearMisses(['/services/training', '/tools/payroll-advisor'], []),
};

/** Everything that reads what a stranger sends; server/hostile.slow.test.ts times it. */
export const STRANGERS_INPUT: Record<string, Parser> = {
  'Accept-Encoding': acceptedEncodings,
  'a reply': (text) => splitQuoted(text, { texts: [{ at: 0, core: coreOf(text) }], names: ['dhr', 'a'] }),
  'X-Forwarded-For': (text) => clientAddress('10.0.0.1', text, () => true),
  'the network of an address': networkOf,
  'the target of a request': readTarget,
  'a search that found nothing': withoutPersons,
  'the route of a path': (text) => routeTo(emptySite, text),
  'a mail address': isEmailAddress,
  'the fields of the form': (text) => check(everywhere(text)),
  'the id of an enquiry': givenId,
  'the version of a consent': consentVersionOf,
  'where a visitor came from': (text) => cameFromOf(text, text),
  'a reference': readReference,
  'the verdict on an enquiry': (text) => filter.judge({ values: everywhere(text), honeypot: text }),
  'what an enquiry is found by': (text) => wordsOfEnquiry({ ...goodValues, message: text }),
  'what a search asks for': (text) => searchWords(foldPhones(text)),
  'what can be pressed in a message': linked,
  'the overview, with what is held': (text) =>
    composeOverview(
      { new: 0, waiting: 0, late: 0, due: 0, held: 1, undelivered: 0 },
      [anEnquiry({ values: everywhere(text) })],
      0,
      { settings: { DESK: 'on' } },
    ),
  'a row of the export': (text) => csvLine([text]),
  'the mail to staff': (text) =>
    enquiryMail(anEnquiry({ values: everywhere(text) }), 'a@dhr.example', ['b@dhr.example']),
  'a pasted list': (text) => parseList(text, countries, advisorFile.paste, advisorFile.counts.more),
  'the address of a result': (text) => [
    decodeAdvisor(text, countries),
    decodeEstimate(text, estimatorFile),
    decodeAssessment(text, assessmentFile),
  ],
  'a number in a field': readNumber,
  'a search': (text) => find(text, 20),
};

const [SHORT, LONG] = [500, 8000];
/** Below this a ratio is noise. */
const NOISE_MS = 15;
/** As many short texts as make up the long one cost about the same; to a square the long one costs sixteen times as much. */
const MAX_RATIO = 5;

/** Of the processor, in milliseconds: a busy machine does not make it longer. The system counts it in steps of some ms. */
function timeOf(parse: Parser, text: string, times: number): number {
  const begun = process.threadCpuUsage();
  for (let i = 0; i < times; i += 1) {
    try {
      parse(text);
    } catch {
      // A refusal is an answer.
    }
  }
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** How much more a hostile text costs in one piece than in sixteen, where that is more than anyone should pay. */
export function excess(parse: Parser, before: string, pump: string, after: string): string | undefined {
  const textOf = (length: number) => before + pump.repeat(Math.ceil(length / pump.length)) + after;
  let ratio = Number.POSITIVE_INFINITY;
  // The first run of an expression is interpreted, and the garbage of others may be collected during any.
  for (let attempt = 0; attempt < 5 && ratio > MAX_RATIO; attempt += 1) {
    const time = timeOf(parse, textOf(LONG), 1);
    ratio = time < NOISE_MS ? 0 : time / Math.max(timeOf(parse, textOf(SHORT), LONG / SHORT), 1);
  }
  return ratio > MAX_RATIO
    ? `${JSON.stringify([before, pump, after])} costs ${ratio.toFixed(0)} times as much`
    : undefined;
}
