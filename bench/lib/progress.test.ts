import { expect, it } from 'vitest';
import { startProgress } from './progress.ts';

const display = (isTTY: boolean) => {
  let time = 0;
  const written: string[] = [];
  const screen = { isTTY, write: (text: string) => void written.push(text) };
  const progress = startProgress(10, screen, () => time);
  return { written, progress, pass: (ms: number) => (time += ms) };
};

it('shows how far the work is and how long it still takes', () => {
  const { written, progress, pass } = display(true);
  progress.show(0, 'home');
  pass(20_000);
  progress.show(2, 'contact');
  pass(80_000);
  progress.show(10, 'written');
  progress.end();
  expect(written.map((text) => text.replace('\r\u001B[K', ''))).toEqual([
    '[0/10] home',
    '[2/10] contact, about 80 s left',
    '[10/10] written',
    '',
    'done in 2 min\n',
  ]);
});

it('writes a line now and then where there is no terminal, and always the last', () => {
  const { written, progress, pass } = display(false);
  progress.show(0, 'one');
  pass(1000);
  progress.show(1, 'two');
  pass(5000);
  progress.show(2, 'three');
  progress.show(10, 'written');
  expect(written).toEqual(['[0/10] one\n', '[2/10] three, about 24 s left\n', '[10/10] written\n']);
});
