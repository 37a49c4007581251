import { run } from '../../../desk/cli/run.ts';

/** The day on which the staff tool is called. */
export const now = Date.UTC(2026, 10, 15, 12);

/** Calls the staff tool as a terminal would. */
export async function call(environment: Record<string, string>, ...words: string[]) {
  return callAsked(environment, undefined, ...words);
}

/** The same with a person at the keyboard who answers every question so. */
export async function callAsked(environment: Record<string, string>, answer: string | undefined, ...words: string[]) {
  let [output, complaints] = ['', ''];
  const code = await run(words, {
    environment,
    print: (text) => {
      output += text;
    },
    complain: (text) => {
      complaints += text;
    },
    isWatched: true,
    ask:
      answer === undefined
        ? undefined
        : async (question) => {
            complaints += question;
            return answer;
          },
    now: () => now,
    user: 'meera',
  });
  return { code, output, complaints, json: () => JSON.parse(output) };
}
