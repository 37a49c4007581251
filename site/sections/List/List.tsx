import { Markdown } from '../../../ui/Markdown.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './List.module.css';

/** A plain list with a dot for each item. */
export const List = ({ data }: SectionProps<'list'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <ul className={styles.list}>
      {data.items.map((item) => (
        <li key={item}>
          <Markdown text={item} inline />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
