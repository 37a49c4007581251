import type { Answer, Found, Lookup, Question } from './found.ts';

/** The part of a Worker that is needed here. */
export interface SearchWorker {
  postMessage(question: Question): void;
  addEventListener(type: 'message', listener: (event: { data: Answer }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

const broken = () => new Error('The search worker does not run.');

/** Turns questions and answers that pass by message into a function. */
export const askBy = (worker: SearchWorker): Lookup => {
  const waiting = new Map<number, { resolve: (found: Found) => void; reject: (fault: Error) => void }>();
  let asked = 0;
  let isBroken = false;

  worker.addEventListener('message', ({ data }) => {
    const visitor = waiting.get(data.id);
    waiting.delete(data.id);
    if ('found' in data) visitor?.resolve(data.found);
    else visitor?.reject(new Error(data.fault));
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(broken());
    waiting.clear();
  });

  return (query, limit) =>
    new Promise((resolve, reject) => {
      if (isBroken) return reject(broken());
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ id: asked, query, limit });
    });
};

const WORKER = '/pagefind/worker.js';

/** What TypeScript's description of the browser lacks; a Worker takes the trusted address in the place of a string. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string };
}

/** The policy of the pages wants a vouched-for address. This rule vouches for one address, whatever it is given. */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('dhr-search', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
};

/**
 * Begins to load index and engine at once, while the visitor is still typing. What a moment without network has kept
 * away is fetched again with the next question.
 */
export const startSearch = (): Lookup => {
  const address = workerAddress();
  const begin = (): Lookup => askBy(new Worker(address, { type: 'module' }));
  let ask: Lookup | undefined = begin();
  return async (query, limit) => {
    ask ??= begin();
    const asked = ask;
    try {
      return await asked(query, limit);
    } catch (fault) {
      if (ask === asked) ask = undefined;
      throw fault;
    }
  };
};
