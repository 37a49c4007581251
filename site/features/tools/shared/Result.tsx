import { type ReactNode, useEffect, useRef, useState } from 'react';
import { longDay } from '../../../../common/day.ts';
import { fill, formatNumber } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../../ui/Table.tsx';
import { handOver } from '../../../parts/browser/hand-over.ts';
import type { Tools } from '../../../schemas/tools/tools.ts';
import type { Tool } from './ToolFrame.tsx';
import styles from './tools.module.css';

interface Props extends Tool {
  words: {
    shared: Tools['shared'];
    page: { title: string; printTitle: string };
    result: { heading: string; caveat: string };
    handOver: { service: string };
  };
  headline: string;
  /** The result in a few words, for a link that is opened: 9 countries. */
  what: string;
  notes: readonly string[];
  /** The entries, for the printed page. */
  inputs?: readonly string[];
  /** The result as a message that a person can read and change. */
  summary: () => string;
  /** The tables; false while there is nothing to show but the headline. */
  children: ReactNode;
}

/** Long enough that a number typed digit by digit is announced once. */
const ANNOUNCE_DELAY_MS = 1200;

/** The result of a tool. The summary waits in this tab until the visitor sends the form. */
export function Result({ words, headline, what, isOpened, link, forget, ...props }: Props) {
  const { inputs = [], today = '', children } = props;
  const { shared, page, result } = words;
  const [said, say] = useState('');
  const [announced, announce] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const timer = setTimeout(announce, ANNOUNCE_DELAY_MS, headline);
    return () => clearTimeout(timer);
  }, [headline]);
  // A shared link opens at the result, which is drawn only after the page has loaded.
  useEffect(() => {
    if (!isOpened) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isOpened]);
  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => say(shared.linkCopied),
      () => say(shared.linkNotCopied),
    );
  return (
    <section
      className={styles.result}
      aria-labelledby="result"
      data-finished={Boolean(children) && !isOpened}
    >
      <p className={styles.print}>{page.printTitle}</p>
      <div className={styles.head}>
        {isOpened && <p data-edge="">{fill(shared.opened, { what })}</p>}
        <h2 id="result" tabIndex={-1} ref={heading}>
          {result.heading}
        </h2>
        {[headline, ...props.notes].map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children && (
          <div className={`noPrint cluster ${styles.bar}`}>
            <Button
              href={`/contact-us?service=${words.handOver.service}`}
              onClick={() => handOver({ title: page.title, what, text: props.summary() })}
            >
              {shared.send}
            </Button>
            <Button look="line" onClick={copyLink}>
              {shared.copyLink}
            </Button>
            <Button look="line" onClick={() => print()}>
              {shared.print}
            </Button>
            <Button look="line" href={link.replace(/#.*/, '')} onClick={forget}>
              {shared.startAgain}
            </Button>
            <p className="small muted" role="status">
              {said || shared.sendHint}
            </p>
          </div>
        )}
        <p className="visuallyHidden" role="status">
          {announced}
        </p>
      </div>
      {children && (
        <>
          {inputs.map((line) => (
            <p key={line} className={styles.print}>
              {line}
            </p>
          ))}
          {children}
          <p className="small muted measure">{result.caveat}</p>
          <p className={styles.print}>
            {`${fill(shared.printedOn, { date: longDay(today) })}. ${fill(shared.printedFrom, { link })}`}
          </p>
        </>
      )}
    </section>
  );
}

interface TableProps {
  label: string;
  columns: readonly string[];
  /** The first cell names the row; a number is set to the end of its column. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

export function ResultTable({ label, columns, rows }: TableProps) {
  return (
    <Table
      label={label}
      head={columns.map((column, i) =>
        // A column of buttons has no name; its cells have.
        column ? (
          <ColumnHead key={column} data-number={typeof rows[0]?.cells[i] === 'number' || undefined}>
            {column}
          </ColumnHead>
        ) : (
          <Cell key={column} />
        ),
      )}
    >
      {rows.map(({ id, cells }) => (
        <Row key={id}>
          {cells.map((cell, i) => {
            const Part = i ? Cell : RowHead;
            const isNumber = typeof cell === 'number';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <Part key={i} data-column={columns[i]} data-number={isNumber || undefined}>
                {isNumber ? formatNumber(cell) : cell}
              </Part>
            );
          })}
        </Row>
      ))}
    </Table>
  );
}
