import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('tables', () => {
  it('stay in line with wide, combined and reordering characters, and cut what is too long', () => {
    const rows = ['日本語', '👩🏽‍💼', 'a\u202Eb', 'abcdefghij'];
    const text = (row: string) => row;
    const lines = table(
      [
        { title: 'T', most: 6, text },
        { title: 'U', most: 3, text: () => 'end' },
      ],
      rows,
    ).split('\n');
    expect(lines.slice(1, 5)).toEqual(['日本語  end', '👩🏽‍💼      end', 'ab      end', 'abcde…  end']);
  });
});
