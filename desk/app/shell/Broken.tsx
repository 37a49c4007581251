import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import words from '../../words.json' with { type: 'json' };
import { Empty } from '../parts/Empty.tsx';
import { Fault } from '../parts/Fault.tsx';
import styles from './Alone.module.css';

/** The desk itself could not be opened. */
export const Broken = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main id="main" className={styles.alone}>
      <Empty>
        <Fault heading={words.faults.deskHeading} error={error} again={again} />
      </Empty>
    </main>
  );
};
