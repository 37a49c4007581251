// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './DataTable.examples.ts';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

describe('a table', () => {
  it('stays a table when its rows stack on phones: every element says its role', () => {
    const { container } = render(<DataTable {...examples['two columns']} />);
    const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };
    for (const [tag, role] of Object.entries(roles))
      for (const element of container.querySelectorAll(tag)) expect(element.getAttribute('role')).toBe(role);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Step',
      'Before',
      'After',
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'New colleague',
      'Transfer',
    ]);
  });

  it('writes the name of the column on every value, for the stacked form', () => {
    render(<DataTable {...examples['two columns']} />);
    const columns = screen.getAllByRole('cell').map(({ dataset }) => dataset['column']);
    expect(columns).toEqual(['Before', 'After', 'Before', 'After']);
  });

  it('marks the recommended column from top to bottom, and the decisive row', () => {
    const { container } = render(<DataTable {...examples['with a recommended column and a decisive row']} />);
    const picked = [...container.querySelectorAll('[data-pick]')].map(({ textContent }) => textContent);
    expect(picked).toEqual(['Employee Central Payroll', 'SAP', '50']);
    const key = [...container.querySelectorAll<HTMLElement>('[data-key]')].map((row) => within(row));
    expect(key).toHaveLength(1);
    expect(key[0]?.getByRole('rowheader').textContent).toBe('Countries');
  });

  it('is a named region that the keyboard can scroll', () => {
    render(<DataTable {...examples['two columns']} />);
    expect(screen.getByRole('region', { name: 'Before and after' }).tabIndex).toBe(0);
  });

  it('reads bold as bold', () => {
    render(<DataTable {...examples['two columns']} />);
    expect(screen.getByText('two approvals').tagName).toBe('STRONG');
  });
});
