// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ResultTable } from './ResultTable.tsx';

it('draws the row that changed again, and not the other 299', () => {
  const cells = vi.fn(() => ['', 1]);
  const table = (people: number) => (
    <ResultTable
      label="Countries"
      columns={['Country', 'People']}
      rows={Array.from({ length: 300 }, (_, n) => ({ id: `${n}`, sign: `${n === 42 ? people : n}`, cells }))}
    />
  );
  const { rerender } = render(table(0));
  cells.mockClear();
  rerender(table(1));
  expect(cells).toHaveBeenCalledOnce();
});
