// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from './Phases.examples.ts';
import { Phases } from './Phases.tsx';

afterEach(cleanup);

it('names each stage at the first of its phases, and ends it at the last', () => {
  render(<Phases {...examples['across the page, in three stages']} />);
  const phases = screen.getAllByRole('listitem');
  const nameOf = (phase: HTMLElement) => within(phase).getByRole('heading').textContent;
  const begins = phases.flatMap((phase) => (phase.firstElementChild?.tagName === 'P' ? [nameOf(phase)] : []));
  expect(begins).toEqual(['Discover', 'Prepare', 'Run']);
  expect(phases.filter(({ dataset }) => dataset['ends']).map(nameOf)).toEqual(['Discover', 'Deploy', 'Run']);
});
