import { visible } from '../../../common/text.ts';
import table from '../../../ui/Table.module.css';
import { Cell, ColumnHead, Row, RowHead } from '../../../ui/Table.tsx';
import type { Artefact as Sheet } from '../../schemas/artefacts.ts';
import type { Words } from '../words.ts';
import styles from './Artefact.module.css';
import { draw } from './draw-figure.ts';

const PITCH = 20;
/** Longer lines are drawn smaller, so that their words stay beside them. */
const MAX_WIDE = 16;

/** Round what is settled, past what is open. */
function Tally({ parts, of }: Sheet['tally']) {
  const total = parts.reduce((all, { count }) => all + count, 0);
  const settled = parts.reduce((all, { count, open }) => all + (open ? 0 : count), 0);
  const { line, dots } = draw({ seed: 'tally', mask: 'o'.repeat(settled), openness: 1 });
  const first = settled * PITCH + PITCH / 2;
  const open = Array.from({ length: total - settled }, (_, i) => `M${first + i * PITCH} 10h0`);
  return (
    <div className={styles.tally}>
      <svg
        viewBox={`0 2 ${total * PITCH} 16`}
        data-many={total > MAX_WIDE || undefined}
        aria-hidden="true"
      >
        <path d={line} />
        <path d={dots} />
        {open.length > 0 && <path d={open.join('')} />}
      </svg>
      <p>
        {total} {of}:{' '}
        {parts.map(({ count, label, open }, i) => {
          const Part = open ? 'b' : 'span';
          return (
            <Part key={label}>
              {count} {label}
              {i < parts.length - 1 && ', '}
            </Part>
          );
        })}
      </p>
    </div>
  );
}

function isAmount(value: string): boolean {
  return /^[+−]?\d[\d,.]*%?$/.test(visible(value));
}

/** One sheet of the work, as a client sees it: a head, at most three findings and a tally. */
export function Artefact({ sheet, words }: { sheet: Sheet; words: Words }) {
  const { title, summary, columns, rows, tally } = sheet;
  const amounts = columns.values.map((_, i) =>
    rows.every(({ values }) => isAmount(values[i] ?? '')),
  );
  const kindOf = (i: number) => ({
    'data-amount': amounts[i] || undefined,
    'data-last': i === columns.values.length - 1 || undefined,
  });
  return (
    <figure className={`bevel ${styles.sheet}`} data-no-search="">
      <figcaption>
        <b className="h4">{title}</b>
        <span className={styles.example}>{words('example')}</span>
        <small>{summary}</small>
      </figcaption>
      {/* biome-ignore lint/a11y/noRedundantRoles: its rows are grids on phones */}
      <table role="table" className={table.dense} aria-label={title}>
        <thead>
          <Row>
            <ColumnHead>{columns.name}</ColumnHead>
            {columns.values.map((name, i) => (
              <ColumnHead key={name} {...kindOf(i)}>
                {name}
              </ColumnHead>
            ))}
            <ColumnHead>{columns.finding}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {rows.map(({ name, note, values, finding, follows, open }) => (
            <Row key={name} data-open={open}>
              <RowHead>
                {name}
                {note && <small>{note}</small>}
              </RowHead>
              {values.map((value, i) => (
                <Cell key={columns.values[i]} {...kindOf(i)}>
                  {value}
                </Cell>
              ))}
              <Cell>
                <b>{finding}</b> {follows}
              </Cell>
            </Row>
          ))}
        </tbody>
      </table>
      <Tally {...tally} />
    </figure>
  );
}
