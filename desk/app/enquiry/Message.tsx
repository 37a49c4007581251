import { useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import table from '../../../ui/Table.module.css';
import type { EnquiryAnswer, MessagePart } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow } from '../state/hooks.ts';
import { longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';

type Result = Extract<MessagePart, { kind: 'result' }>;

/** Rows of a result that are shown at first. */
const FEW = 3;
const NUMBER = /^[\d.,\s]+$/;
/** Only an address of this site, whatever the visitor has made of it. */
const isOurs = (href: string | null): href is string => href !== null && /^\/(?!\/)/.test(href);

const ResultTable = ({ rows }: Pick<Result, 'rows'>) => {
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, FEW);
  const isNumber = (column: number): true | undefined =>
    rows.every((row) => NUMBER.test(row[column] ?? '')) || undefined;
  return (
    <>
      <table className={table.dense}>
        <tbody>
          {shown.map(([first = '', ...cells]) => (
            <tr key={[first, ...cells].join('\t')}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={cell} data-number={isNumber(column + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW && !showsAll && (
        <Button look="unboxed" onClick={() => showAll(true)}>
          {fill(words.message.showAll, { n: rows.length })}
        </Button>
      )}
    </>
  );
};

const ToolResult = ({ result: { title, href, rows, lines } }: { result: Result }) => (
  <section>
    <h3>
      {title}{' '}
      {isOurs(href) && (
        <small>
          <a href={href}>{words.message.openResult}</a>
        </small>
      )}
    </h3>
    <ResultTable rows={rows} />
    {lines.length > 0 && <p className={styles.words}>{lines.join('\n')}</p>}
  </section>
);

/** Paragraphs as they were typed, word for word. */
const Words = ({ text }: { text: string }) => (
  <div className={styles.message}>
    {text.split(/\n\s*\n/).map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a message never change places.
      <p key={at} className={styles.words} dir="auto">
        {paragraph}
      </p>
    ))}
  </div>
);

export const Message = ({ enquiry: { message, receivedAt } }: { enquiry: EnquiryAnswer }) => {
  const now = useNow();
  const said = message.filter((part) => part.kind === 'words');
  const results = message.filter((part) => part.kind === 'result');
  return (
    <>
      <section>
        <h3>
          {words.message.heading} <small>{longTime(receivedAt, now)}</small>
        </h3>
        {said.map(({ text }) => (
          <Words key={text} text={text} />
        ))}
        {message.length === 0 && <p className="muted">{words.message.none}</p>}
      </section>
      {results.map((result) => (
        <ToolResult key={result.title} result={result} />
      ))}
    </>
  );
};
