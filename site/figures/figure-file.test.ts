// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readDocument, readInline } from '../../publish/inline.ts';
import { figureFile } from './figure-file.ts';
import { draw } from './figures.ts';
import { ink, paper } from './share/palette.ts';

const drawing = draw({ seed: 'payroll', mask: 'ooooo/ooooo/ooooo/ooooo' });
const file = figureFile(drawing);

it('is a picture with the line and the dots of the figure, and room for the width of the line', () => {
  const svg = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
  expect([...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([drawing.line, drawing.dots]);
  expect([drawing.box, svg.getAttribute('viewBox')]).toEqual(['2 2 96 76', '0 0 100 80']);
});

it('has colours for a light and a dark ground, in a way that our policy allows', () => {
  expect(file).toMatch(new RegExp(`stroke:${paper.line}.*prefers-color-scheme:dark.*stroke:${ink.line}`));
  expect(readInline(readDocument(file))).toMatchObject({ faults: [], scripts: [], styles: [expect.any(String)] });
});
