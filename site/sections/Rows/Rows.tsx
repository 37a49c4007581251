import { Markdown } from '../../../ui/Markdown.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Rows.module.css';

/** Terms and what they mean, on ruled rows. */
export const Rows = ({ data }: { data: Omit<SectionProps<'rows'>['data'], 'kind'> }) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <dl className={`ruled ${styles.rows}`}>
      {data.rows.map(({ term, text }) => (
        <div key={term}>
          <dt className="bold">{term}</dt>
          <dd className="muted">
            <Markdown text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </SectionFrame>
);
