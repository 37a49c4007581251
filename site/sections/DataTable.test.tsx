// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);
const table = {
  label: 'Which payroll fits',
  columns: ['Question', 'Employee Central Payroll', 'SAP S/4HANA Payroll'],
  pick: 2,
  rows: [
    { cells: ['Who runs the servers', 'SAP', 'You or **your host**'] },
    { cells: ['Countries', '50', '99'], key: true },
  ],
};
function textsOf(elements: Iterable<Element>) {
  return [...elements].map(({ textContent }) => textContent);
}

it('a table stays one when its rows stack on phones: every element says its role and its column', () => {
  const { container } = render(<DataTable {...table} />);
  const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };
  for (const [tag, role] of Object.entries(roles))
    for (const element of container.querySelectorAll(tag)) expect(element.getAttribute('role')).toBe(role);
  expect(textsOf(screen.getAllByRole('columnheader'))).toEqual(table.columns);
  expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(['Who runs the servers', 'Countries']);
  const columns = screen.getAllByRole('cell').map(({ dataset }) => dataset['column']);
  expect(columns).toEqual([...table.columns.slice(1), ...table.columns.slice(1)]);
});

it('a table marks the recommended column from top to bottom, and the decisive row', () => {
  const { container } = render(<DataTable {...table} />);
  expect(textsOf(container.querySelectorAll('[data-pick]'))).toEqual(['Employee Central Payroll', 'SAP', '50']);
  expect(textsOf(container.querySelectorAll('[data-key] th'))).toEqual(['Countries']);
});
