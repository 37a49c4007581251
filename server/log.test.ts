import { expect, it } from 'vitest';
import { withPriority } from '../common/journal.ts';
import { createLog, errorForLog } from './log.ts';

it('writes one JSON object a line, from its level upwards', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', write: (line) => lines.push(line), now: () => new Date(0) });
  log.info('not this');
  log.error('stopped', { code: 3 });
  expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"error","event":"stopped","code":3}\n']);
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
