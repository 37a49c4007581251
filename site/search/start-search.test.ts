import { describe, expect, it, vi } from 'vitest';
import type { Answer, Found, Question } from './found.ts';
import { askBy, startSearch } from './start-search.ts';

const foundAt = (href: string): Found => ({
  total: 1,
  hits: [{ href, title: 'A page', area: 'Services', excerpt: [] }],
});

/** A worker that answers when the test says so. */
const makeWorker = () => {
  const asked: Question[] = [];
  let onMessage: (event: { data: Answer }) => void = () => undefined;
  let onError: () => void = () => undefined;
  const addEventListener = (type: string, listener: typeof onMessage | typeof onError) => {
    if (type === 'message') onMessage = listener;
    else onError = listener as () => void;
  };
  const worker = { postMessage: (question: Question) => void asked.push(question), addEventListener };
  return { worker, asked, answer: (data: Answer) => onMessage({ data }), breakDown: () => onError() };
};

describe('asking the worker', () => {
  it('gives every question its own answer, in whatever order they come', async () => {
    const { worker, asked, answer } = makeWorker();
    const lookup = askBy(worker);
    const answers = [lookup('payroll', 10), lookup('learning', 20)];
    expect(asked.map(({ query, limit }) => [query, limit])).toEqual([
      ['payroll', 10],
      ['learning', 20],
    ]);
    const [first, second] = asked.map(({ id }) => id);
    answer({ id: second ?? 0, found: foundAt('/solutions/learning') });
    answer({ id: first ?? 0, found: foundAt('/solutions/payroll') });
    expect(await Promise.all(answers)).toEqual([foundAt('/solutions/payroll'), foundAt('/solutions/learning')]);
  });

  it('passes a fault on', async () => {
    const { worker, asked, answer } = makeWorker();
    const asking = askBy(worker)('payroll', 10);
    answer({ id: asked[0]?.id ?? 0, fault: 'The index is missing.' });
    await expect(asking).rejects.toThrow('The index is missing.');
  });

  it('leaves nobody waiting for a worker that does not run', async () => {
    const { worker, breakDown } = makeWorker();
    const lookup = askBy(worker);
    const asking = lookup('payroll', 10);
    breakDown();
    await expect(asking).rejects.toThrow('does not run');
    await expect(lookup('payroll', 10)).rejects.toThrow('does not run');
  });
});

describe('starting the worker', () => {
  const started = vi.fn<(address: unknown, options: object) => void>();
  class FakeWorker {
    constructor(address: unknown, options: object) {
      started(address, options);
    }
    addEventListener() {}
  }

  it('has its address vouched for where the browser asks for it', () => {
    vi.stubGlobal('Worker', FakeWorker);
    const vouched = (rules: { createScriptURL(address: string): string }) => ({
      createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }),
    });
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_: string, rules: Parameters<typeof vouched>[0]) => vouched(rules),
    });
    startSearch();
    expect(started).toHaveBeenLastCalledWith({ trusted: '/pagefind/worker.js' }, { type: 'module' });
    vi.unstubAllGlobals();
  });

  it('tries again with the next question where it could not be fetched', async () => {
    const workers: { breakDown: () => void }[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          const made = makeWorker();
          workers.push(made);
          Object.assign(this, made.worker);
        }
      },
    );
    const lookup = startSearch();
    const asking = lookup('payroll', 10);
    workers[0]?.breakDown();
    await expect(asking).rejects.toThrow('does not run');
    void lookup('payroll', 10);
    expect(workers).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it('needs no voucher in other browsers', () => {
    vi.stubGlobal('Worker', FakeWorker);
    startSearch();
    expect(started).toHaveBeenLastCalledWith('/pagefind/worker.js', { type: 'module' });
    vi.unstubAllGlobals();
  });
});
