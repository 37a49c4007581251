import { expect, it } from 'vitest';
import { readDocument, readInline } from '../../../publish/inline.ts';
import { draw } from './draw-figure.ts';
import { figureFile } from './figure-file.ts';
import { ink, paper } from './share/palette.ts';

it('has colours for a light and a dark ground, in a way that our policy allows, and room for the width of its line', () => {
  const file = figureFile(draw({ seed: 'payroll', mask: 'ooooo/ooooo/ooooo/ooooo' }));
  expect(file).toContain('viewBox="0 0 100 80"');
  expect(file).toMatch(new RegExp(`stroke:${paper.line}.*prefers-color-scheme:dark.*stroke:${ink.line}`));
  expect(readInline(readDocument(file))).toMatchObject({ faults: [], scripts: [], styles: [expect.any(String)] });
});
