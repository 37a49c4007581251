import { Button } from '../../ui/Button.tsx';
import { Thread, type ThreadItem } from '../figures/Thread.tsx';
import type { Home } from '../singles.schema.ts';
import styles from './SolutionThread.module.css';

interface Props {
  thread: Home['thread'];
  items: readonly ThreadItem[];
  /** Completes the accessible name of a link. */
  about: (name: string) => string;
}

/** The same solutions again, in the order in which a person meets them. */
export const SolutionThread = ({ thread, items, about }: Props) => (
  <section className="spread" aria-labelledby="thread-heading">
    <div className={`wrap columns ${styles.inner}`}>
      <div className={styles.head}>
        <h2 id="thread-heading">{thread.heading}</h2>
        <p>{thread.text}</p>
        <Button href={thread.button.href} look="line">
          {thread.button.label}
        </Button>
      </div>
      <Thread items={items} more={thread.more} about={about} />
    </div>
  </section>
);
