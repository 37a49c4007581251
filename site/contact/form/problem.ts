import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { isValid } from '../../../enquiries/contract/check.ts';
import { type EnquiryErrors, fields } from '../../../enquiries/contract/fields.ts';
import { errorId, PROBLEM_MESSAGE } from './ids.ts';

/** What the summary above the fields says. */
export interface Problem {
  errors: EnquiryErrors;
  /** About the enquiry as a whole: a refusal by the server, or the result of a tool that did not fit. */
  message?: string | undefined;
}

export const isProblem = ({ errors, message }: Problem): boolean => Boolean(message) || !isValid(errors);

/** What the server already said in the HTML, so that hydration carries on from there. */
export const readProblem = (page: Document): Problem => {
  const textOf = (id: string) => page.getElementById(id)?.textContent || undefined;
  const errors: EnquiryErrors = {};
  for (const { name } of fields) {
    const text = textOf(errorId(name));
    if (text) errors[name] = text;
  }
  return { errors, message: textOf(PROBLEM_MESSAGE) };
};

export const titleFor = (title: string, problem: Problem): string => {
  const prefix = `${words.problem.titlePrefix} `;
  const plain = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  return isProblem(problem) ? prefix + plain : plain;
};
