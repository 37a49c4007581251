// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { examples } from './Answer.examples.ts';
import { Answer } from './Answer.tsx';
import { keyOf } from './rules/rows.ts';
import type { CountryRow } from './rules/types.ts';

const drawn = vi.hoisted(() => ({ fields: 0 }));
vi.mock('../parts/NumberField.tsx', () => ({
  NumberField: ({ label, onChange }: { label: string; onChange: (people: number) => void }) => {
    drawn.fields += 1;
    return (
      <button type="button" onClick={() => onChange(7)}>
        {label}
      </button>
    );
  },
}));
afterEach(cleanup);

const many: CountryRow[] = Array.from({ length: 300 }, (_, i) => ({
  code: '',
  name: `Country ${i}`,
  headcount: 1000 + i,
}));
const List = () => {
  const [rows, setRows] = useState(many);
  const example = examples['three countries of different size'];
  if (!example) throw new Error('The example has another name now.');
  const change = (row: CountryRow, headcount: number | null) =>
    setRows((now) => now.map((other) => (keyOf(other) === keyOf(row) ? { ...other, headcount } : other)));
  return <Answer {...example} state={{ ...example.state, rows }} onChange={change} />;
};

it('draws the row that changed again, and not the other 299', async () => {
  render(<List />);
  drawn.fields = 0;
  await act(async () => screen.getByText(/: Country 42$/).click());
  // At once for the number, and a moment later for the new route.
  expect(drawn.fields).toBe(2);
});
