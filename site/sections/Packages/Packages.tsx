import { visible } from '../../../common/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { check, minus } from '../../../ui/icons.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../ui/Table.tsx';
import { Strand } from '../../figures/Strand.tsx';
import { strandScope } from '../../figures/strand.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionOf } from '../schema.ts';
import type { SectionProps } from '../section-context.ts';
import styles from './Packages.module.css';

/** "Included" and "Not included" are always written; the icon is extra. */
const Value = ({ value, words }: { value: string; words: SectionProps<'packages'>['context']['words'] }) => {
  const isIncluded = visible(value) === visible(words('included'));
  if (!isIncluded && visible(value) !== visible(words('notIncluded'))) return value;
  return (
    <span className={styles.value} data-included={isIncluded}>
      <Icon path={isIncluded ? check : minus} />
      {value}
    </span>
  );
};

/** One dot for each row: what this package has, and has more of than the one before. */
const scopeOf = (rows: SectionOf<'packages'>['rows'], i: number) =>
  strandScope(
    rows.map(({ levels }) => levels?.[i] ?? 0),
    rows.map(({ levels }) => levels?.[Math.max(i - 1, 0)] ?? 0),
  );

/** Three support packages side by side; the dividing row is marked. */
export const Packages = ({ data, context }: SectionProps<'packages'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    {data.drawing && <p className={`measure ${styles.why}`}>{data.drawing}</p>}
    <Table
      className={styles.packages}
      label={data.caption}
      data-heads=""
      head={
        <>
          <Cell />
          {data.packages.map((item, i) => (
            <ColumnHead key={item.name}>
              <Strand {...scopeOf(data.rows, i)} small shaded />
              {item.name}
              <small>{item.for}</small>
              {visible(item.name) === data.start?.package && <small className={styles.start}>{data.start.label}</small>}
            </ColumnHead>
          ))}
        </>
      }
    >
      {data.rows.map((row) => (
        <Row key={row.label} data-key={row.key || undefined}>
          <RowHead>{row.label}</RowHead>
          {data.packages.map((item, i) => (
            <Cell key={item.name} data-column={item.name}>
              <Value value={row.values[i] ?? ''} words={context.words} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
    {data.start && (
      <p className={`measure ${styles.why}`}>
        <b>{`${data.start.label}: ${data.start.package}.`}</b> {data.start.why}
      </p>
    )}
    <ul className={styles.asks}>
      {data.packages.map((item) => (
        <li key={item.name} data-start={visible(item.name) === data.start?.package || undefined}>
          <Button
            href={`/contact-us?service=support&ask=${item.topic}#message`}
            look={visible(item.name) === data.start?.package ? 'filled' : 'line'}
            size="small"
            wide
          >
            {item.ask}
          </Button>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
