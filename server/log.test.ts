import { describe, expect, it } from 'vitest';
import { createLog, errorForLog, pathForLog } from './log.ts';

it('writes one JSON object a line, from its level upwards', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', write: (line) => lines.push(line), now: () => new Date(0) });
  log.info('not this');
  log.error('stopped', { code: 3 });
  expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"error","event":"stopped","code":3}\n']);
});

describe('what is kept out of the log', () => {
  it.each([
    ['/contact-us?email=a@b.example', '/contact-us'],
    ['/write/ann@b.example/now', '/write/*/now'],
    ['/write/ann%40b.example', '/write/*'],
    ['/call/+971 2 000 0000', '/call/*'],
    ['/solutions/payroll-2026', '/solutions/payroll-2026'],
  ])('%s becomes %s', (target, line) => {
    expect(pathForLog(target)).toBe(line);
  });

  it('is the message of an error, which may quote a visitor', () => {
    const fields = errorForLog(new TypeError('cannot read ann@b.example'));
    expect(fields).toMatchObject({ error: 'TypeError', at: expect.stringContaining('log.test.ts') });
    expect(JSON.stringify(fields)).not.toContain('ann');
    expect(errorForLog('ann')).toEqual({ error: 'string' });
  });
});
