import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../context.ts';
import { hasCells } from '../runs.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import styles from './List.module.css';
import type { ListData } from './List.schema.ts';

/** A plain list; each item hangs on a dot. */
export const List = ({ data }: SectionProps<ListData>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <ul className={styles.list} data-cells={hasCells(data) || undefined}>
      {data.items.map((item) => (
        <li key={item}>
          <Markdown text={item} inline />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
