import type { UseQueryResult } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import words from '../../words.json' with { type: 'json' };
import { faultWords } from './Form.tsx';
import styles from './parts.module.css';

/** Drawn once by `site/parts/figures` from the seeds "mark" and "desk". */
const FIGURES = {
  mark: {
    box: '2 2 56 16',
    line: 'M25 15A7.07 7.07 0 0 0 35 15L45 5A7.07 7.07 0 1 1 45 15L35 5A7.07 7.07 0 0 0 25 5L13 17L7 17L3 13L3 7L7 3L13 3Z',
    dots: 'M10 10h0M30 10h0M50 10h0',
  },
  signIn: {
    box: '2 2 136 116',
    line: 'M115 65A7.07 7.07 0 0 1 115 75L105 85A7.07 7.07 0 0 0 105 95L125 115A7.07 7.07 0 0 0 135 105L125 95A7.07 7.07 0 0 1 125 85L135 75A7.07 7.07 0 1 0 125 75L135 85A7.07 7.07 0 0 1 135 95L115 115A7.07 7.07 0 0 1 105 105L115 95A7.07 7.07 0 0 0 115 85L105 75A7.07 7.07 0 0 1 105 65L125 45A7.07 7.07 0 1 1 125 55L115 45A7.07 7.07 0 0 0 105 45L95 55A7.07 7.07 0 0 1 85 55L53 23L47 23L33 37L27 37L23 33L23 27L27 23L33 23L65 55A7.07 7.07 0 0 0 75 55L105 25A7.07 7.07 0 1 1 105 35L95 25A7.07 7.07 0 0 0 85 25L53 57L47 57L33 43L27 43L13 57L7 57L3 53L3 47L7 43L13 43L37 67L37 73L23 87L23 93L37 107L37 113L33 117L27 117L3 93L3 87L17 73L17 67L13 63L7 63L3 67L3 73L17 87L17 93L3 107L3 113L7 117L13 117L37 93L37 87L23 73L23 67L85 5A7.07 7.07 0 1 1 85 15L75 5A7.07 7.07 0 0 0 65 5L53 17L47 17L43 13L43 7L47 3L53 3Z',
    dots: 'M50 10h0M70 10h0M90 10h0M30 30h0M50 30h0M70 30h0M90 30h0M110 30h0M10 50h0M30 50h0M50 50h0M70 50h0M90 50h0M110 50h0M130 50h0M10 70h0M30 70h0M110 70h0M130 70h0M10 90h0M30 90h0M110 90h0M130 90h0M10 110h0M30 110h0M110 110h0M130 110h0',
  },
} as const;
export const MARK = FIGURES.mark;

export function Figure({ name }: { name: keyof typeof FIGURES }) {
  const { box, line, dots } = FIGURES[name];
  return (
    <svg
      className={styles.figure}
      data-name={name}
      viewBox={box}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      <path d={line} />
      <path className={styles.dots} d={dots} />
    </svg>
  );
}

/** The first page leaves the focus where the browser puts it. */
let isFirst = true;

/** Sets the title of the tab, with how many wait and never a visitor's name, and focuses the heading after navigation. */
export function usePage(title: string, waiting = 0): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = fill(waiting > 0 ? words.page.titleWaiting : words.page.titleOf, {
      page: title,
      n: waiting,
    });
  }, [title, waiting]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return heading;
}

export function Empty({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      {heading && <Figure name="mark" />}
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  );
}

export function Page({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
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
}

function Fault({ heading, error, again }: { heading: string; error: unknown; again: () => void }) {
  return (
    <Notice
      heading={heading}
      look="fault"
      urgent
      actions={
        <Button onClick={again}>
          <Icon path={refresh} /> {words.faults.again}
        </Button>
      }
    >
      <p>{faultWords(error)}</p>
    </Notice>
  );
}

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  loading: string;
  fault: string;
  children?: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, loading, fault, children }: LoadedProps<Data>) {
  const { data, error, isPending, refetch } = query;
  if (data) return children?.(data);
  if (!isPending) return <Fault heading={fault} error={error} again={() => void refetch()} />;
  return (
    <p role="status" className={styles.loading}>
      {loading}
    </p>
  );
}

export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main id="main">
      <Empty>
        <Fault
          heading={words.faults.deskHeading}
          error={error}
          again={() => void router.invalidate()}
        />
      </Empty>
    </main>
  );
}

export function NotFound() {
  return (
    <main id="main">
      <Empty heading={words.faults.noPage}>
        <p>{words.faults.noPageText}</p>
        <Link to="/desk/$list" params={{ list: 'waiting' }}>
          {words.faults.toInbox}
        </Link>
      </Empty>
    </main>
  );
}
