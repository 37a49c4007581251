import { expect, it } from 'vitest';
import { failureInWords } from './failure.ts';

it('leaves a message alone that names the file to open, and adds the place to any other', () => {
  const message = 'Content needs a correction:\ncontent/home.yaml:85 – this line is indented with a tab.';
  expect(failureInWords(new Error(message))).toBe(message);
  const stack = `Error: x\n  at a (${process.cwd()}/node_modules/b.js:1:1)\n  at Card (${process.cwd()}/site/Card.tsx:12:5)`;
  expect(failureInWords(Object.assign(new Error('x'), { stack }))).toBe(
    `x\n(at Card (${process.cwd()}/site/Card.tsx:12:5))`,
  );
});

it('says in words what a disk refuses', () => {
  const words = "ENOSPC: no space left on device, open 'dist-builds/x'";
  const full = Object.assign(new Error(words), { code: 'ENOSPC', path: 'dist-builds/x' });
  expect(failureInWords(full)).toBe('The disk is full: make room, then try again.\n(dist-builds/x)');
});
