import { expect, it, vi } from 'vitest';
import { startProgress } from './progress.ts';

it('writes a line now and then, with the time that is left, and always the last', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const written: string[] = [];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const show = startProgress(10);
  show(0, 'one');
  vi.advanceTimersByTime(1000);
  show(1, 'two');
  vi.advanceTimersByTime(5000);
  show(2, 'three');
  show(10, 'written');
  stderr.mockRestore();
  vi.useRealTimers();
  expect(written).toEqual(['[0/10] one\n', '[2/10] three, about 24 s left\n', '[10/10] written\n']);
});
