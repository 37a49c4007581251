import { run } from '../../../desk/cli/run.ts';

/** The day on which the staff tool is called. */
export const now = Date.UTC(2026, 10, 15, 12);

/** Calls the staff tool as a terminal would. */
export function call(environment: Record<string, string>, ...words: string[]) {
  return callAsked(environment, undefined, ...words);
}

/** The same with a person at the keyboard who answers every question so. */
export async function callAsked(environment: Record<string, string>, answer: string | undefined, ...words: string[]) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const code = await run(words, {
    environment,
    print: (text) => void printed.push(text),
    complain: (text) => void complained.push(text),
    isWatched: true,
    ask:
      answer === undefined
        ? undefined
        : async (question) => {
            complained.push(question);
            return answer;
          },
    now: () => now,
    user: 'meera',
  });
  const output = printed.join('');
  return { code, output, complaints: complained.join(''), json: () => JSON.parse(output) };
}
