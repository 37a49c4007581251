import { expect, it } from 'vitest';
import { failureInWords } from './failure.ts';

const root = '/home/editor/site';
const failure = (message: string, ...frames: string[]): Error =>
  Object.assign(new Error(message), {
    stack: [`Error: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });

it('leaves a message alone that names the file to open', () => {
  const message = 'Content needs a correction:\ncontent/home.yaml:85 – this line is indented with a tab.';
  expect(failureInWords(failure(message, `check (${root}/scripts/build.ts:20:3)`), root)).toBe(message);
});

it('says in words what a disk refuses', () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, open 'dist-builds/x'"), {
    code: 'ENOSPC',
    path: 'dist-builds/x',
  });
  expect(failureInWords(full, root)).toBe('The disk is full: make room, then try again.\n(dist-builds/x)');
});

it('adds the first line of our own code to any other', () => {
  const frames = [
    `parse (${root}/node_modules/astro/dist/x.js:1:1)`,
    `Card (${root}/site/components/Card/Card.tsx:12:5)`,
    `build (${root}/scripts/build.ts:20:3)`,
  ];
  expect(failureInWords(failure('x is not a function', ...frames), root)).toBe(
    'x is not a function\n(at Card (./site/components/Card/Card.tsx:12:5))',
  );
});
