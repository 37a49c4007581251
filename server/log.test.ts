import { expect, it, onTestFinished, vi } from 'vitest';
import { withPriority } from '../common/journal.ts';
import { createLog, errorForLog, MAX_LINES_PER_MINUTE } from './log.ts';

it('writes one JSON object a line, from its level upwards', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', write: (line) => lines.push(line), now: () => new Date(0) });
  log.info('not this');
  log.error('stopped', { code: 3 });
  expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"error","event":"stopped","code":3}\n']);
});

it('counts what is more than a minute’s lines of one kind, and lists the next minute’s again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) });
  for (let n = 0; n < 10_000; n += 1) log.info('request', { status: 403, ms: n });
  log.info('request', { status: 200 });
  expect(lines).toHaveLength(MAX_LINES_PER_MINUTE + 1);
  expect(lines.at(-1)).toMatchObject({ status: 200 });
  vi.advanceTimersByTime(60_000);
  const more = 10_000 - MAX_LINES_PER_MINUTE;
  expect(lines.at(-1)).toEqual({ time: expect.anything(), level: 'info', event: 'request', status: 403, more });
  log.info('request', { status: 403, ms: 1 });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(MAX_LINES_PER_MINUTE + 3);
});

it('keeps out the message of an error, which may quote a visitor', () => {
  const fields = errorForLog(new TypeError('cannot read ann@b.example'));
  expect(fields).toMatchObject({ error: 'TypeError', at: expect.stringContaining('log.test.ts') });
  expect(JSON.stringify(fields)).not.toContain('ann');
  expect(errorForLog('ann')).toEqual({ error: 'string' });
});

it('gives each line the priority that journalctl asks for, in the journal alone', () => {
  expect(withPriority('{"event":"stopped"}\n', 'error', true)).toBe('<3>{"event":"stopped"}\n');
  expect(withPriority('one\ntwo', 'warn', true)).toBe('<4>one\n<4>two');
  expect(withPriority('one\n', 'error')).toBe('one\n');
});
