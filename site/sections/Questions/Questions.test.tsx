// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './Questions.examples.ts';
import { Questions } from './Questions.tsx';

afterEach(cleanup);

describe('questions', () => {
  it('open the first answer, so that everybody sees what they are, and leave the others closed', () => {
    const { container } = render(<Questions {...examples['two questions']} />);
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  it('have every answer in the page, without a script', () => {
    const { container } = render(<Questions {...examples['two questions']} />);
    expect(container.textContent).toContain('You test what you know best; we test the rest.');
    expect(container.querySelector('details strong')?.textContent).toBe('Employee Central');
  });
});
