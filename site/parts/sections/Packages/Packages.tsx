import { visible } from '../../../../common/text.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { check, minus } from '../../../../ui/icons.ts';
import { drawTier } from '../../figures/draw-figure.ts';
import { Figure } from '../../figures/Figure.tsx';
import { DataTable } from '../DataTable.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Packages.module.css';

/** Three packages side by side, with one, two and three loops; the dividing row stands out. */
export function Packages({ data, context: { words } }: SectionProps<'packages'>) {
  const { packages, start } = data;
  const isStart = (name: string) => visible(name) === start?.package;
  const head = (name: string) => {
    const place = packages.findIndex((item) => item.name === name);
    return (
      <>
        <Figure drawing={drawTier(place + 1)} size="medium" />
        <span id={packages[place]?.topic}>{name}</span>
        <small>{packages[place]?.for}</small>
        {start && isStart(name) && <small className={`bold ${styles.start}`}>{start.label}</small>}
      </>
    );
  };
  /** "Included" and "Not included" are always written; the icon is extra. */
  const cell = (value: string) => {
    const isIncluded = visible(value) === visible(words('included'));
    if (!isIncluded && visible(value) !== visible(words('notIncluded'))) return value;
    return (
      <span className={`cluster ${styles.value}`} data-included={isIncluded}>
        <Icon path={isIncluded ? check : minus} />
        {value}
      </span>
    );
  };
  return (
    <SectionFrame heading={data.heading} intro={data.intro}>
      <div className={styles.packages}>
        <DataTable
          label={data.caption}
          columns={['', ...packages.map(({ name }) => name)]}
          rows={data.rows.map(({ label, values, key }) => ({ cells: [label, ...values], key }))}
          look="packages"
          head={head}
          cell={cell}
        />
      </div>
      {start && (
        <p className="measure">
          <b>{`${start.label}: ${start.package}.`}</b> {start.why}
        </p>
      )}
      <ul className={`columns noPrint ${styles.asks}`}>
        {packages.map(({ name, topic, ask }) => (
          <li key={name}>
            <Button
              href={`/contact-us?service=support&ask=${topic}#message`}
              look={isStart(name) ? 'filled' : 'line'}
              size="small"
              wide
            >
              {ask}
            </Button>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
