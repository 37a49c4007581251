import type { ReactNode } from 'react';
import { headingId } from '../../common/text.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import styles from './SectionFrame.module.css';

interface Props {
  heading: string;
  intro?: string | undefined;
  children: ReactNode;
}

/** A heading that can be linked to, and its content. */
export function SectionFrame({ heading, intro, children }: Props) {
  return (
    <section className={styles.section}>
      <h2 id={headingId(heading)}>{heading}</h2>
      {intro && <Markdown className="measure" text={intro} />}
      {children}
    </section>
  );
}
