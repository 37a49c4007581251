import type { UseQueryResult } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import words from '../../words.json' with { type: 'json' };
import { DeskError } from '../state/api.ts';
import { Empty } from './Page.tsx';
import styles from './parts.module.css';

type Said = Readonly<Partial<Record<DeskError['kind'] | 'offline' | 'other', string>>>;

/** Why something did not work, in a sentence that says what is safe and what to do. */
export const faultWords = (error: unknown, special: Said = {}): string => {
  const kind = error instanceof DeskError ? error.kind : 'other';
  const known: Said = { ...words.faults, ...special };
  return (kind === 'unreachable' && !navigator.onLine ? known.offline : known[kind]) ?? words.faults.other;
};

interface RefusalProps {
  error: unknown;
  /** More specific sentences, by the kind of fault. */
  special?: Said;
}

/** Why the last attempt failed, next to its button. */
export const Refusal = ({ error, special }: RefusalProps) =>
  error ? (
    <p className={field.error} role="alert">
      {faultWords(error, special)}
    </p>
  ) : null;

interface FaultProps {
  heading: string;
  error: unknown;
  again: () => void;
}

export const Fault = ({ heading, error, again }: FaultProps) => (
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

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  loading: string;
  fault: string;
  children?: (data: Data) => ReactNode;
}

export const Loaded = <Data,>({ query, loading, fault, children }: LoadedProps<Data>) => {
  const { data, error, isPending, refetch } = query;
  if (data) return children?.(data);
  if (isPending) {
    return (
      <p role="status" className={styles.loading}>
        {loading}
      </p>
    );
  }
  return <Fault heading={fault} error={error} again={() => void refetch()} />;
};

export const Broken = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="main">
      <Empty>
        <Fault heading={words.faults.deskHeading} error={error} again={again} />
      </Empty>
    </main>
  );
};

export const NotFound = () => (
  <main id="main">
    <Empty heading={words.faults.noPage}>
      <p>{words.faults.noPageText}</p>
      <Link to="/desk/$list" params={{ list: 'waiting' }}>
        {words.faults.toInbox}
      </Link>
    </Empty>
  </main>
);
