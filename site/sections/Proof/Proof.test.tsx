// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from './Proof.examples.ts';
import { Proof } from './Proof.tsx';

afterEach(cleanup);

it('says of each reference on which day the client permitted it', () => {
  render(<Proof {...examples['references']} />);
  const day = screen.getByText('Named with the client’s permission, given on 15 November 2026');
  expect(day.getAttribute('datetime')).toBe('2026-11-15');
});
