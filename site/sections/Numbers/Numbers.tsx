import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Numbers.module.css';

/** Numerals on ruled rows. */
export const NumberList = ({ items }: { items: readonly { value: string; label: string }[] }) => (
  <dl className={`ruled ${styles.numbers}`}>
    {items.map(({ value, label }) => (
      <div key={label}>
        <dt className="small muted">{label}</dt>
        <dd className="h2 numeral">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Large numerals with a label each. */
export const Numbers = ({ data }: SectionProps<'numbers'>) => (
  <SectionFrame heading={data.heading}>
    <NumberList items={data.items} />
  </SectionFrame>
);
