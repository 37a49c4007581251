import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../common/wording.ts';
import words from '../../words.json' with { type: 'json' };
import { Figure } from './Figure.tsx';
import styles from './parts.module.css';

/** The first page leaves the focus where the browser puts it. */
let isFirst = true;

/** Sets the title of the tab, with how many wait and never a visitor's name, and focuses the heading after navigation. */
export const usePage = (title: string, waiting = 0): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = fill(waiting > 0 ? words.page.titleWaiting : words.page.titleOf, { page: title, n: waiting });
  }, [title, waiting]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return heading;
};

interface EmptyProps {
  heading?: string;
  children: ReactNode;
}

export const Empty = ({ heading, children }: EmptyProps) => (
  <div className={styles.empty}>
    {heading && <Figure name="mark" />}
    {heading && <h2>{heading}</h2>}
    {children}
  </div>
);

interface PageProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A page of the desk that scrolls as a whole. */
export const Page = ({ heading, lead, children }: PageProps) => {
  const title = usePage(heading);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {lead && <p className="measure muted">{lead}</p>}
      {children}
    </main>
  );
};
