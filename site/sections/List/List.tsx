import { Markdown } from '../../../ui/Markdown.tsx';
import { hasCells } from '../runs.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './List.module.css';

/** A plain list with a dot for each item, or cells where each begins with a name in bold. */
export const List = ({ data }: SectionProps<'list'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <ul
      className={hasCells(data) ? `pairs ruled ${styles.list}` : styles.list}
      data-cells={hasCells(data) || undefined}
    >
      {data.items.map((item) => (
        <li key={item}>
          <Markdown text={item} inline />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
