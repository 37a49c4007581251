import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { calendarPlus, download } from '../../../ui/icons.ts';
import styles from './DeadlineActions.module.css';
import type { DeadlinesPage } from './schema.ts';

interface Props {
  words: Pick<DeadlinesPage, 'subscribe' | 'download'>;
  /** The host of the site: a subscription needs the whole address. */
  host: string;
}

/** All dates at once: a subscription that follows changes, or a file that does not. */
export const DeadlineActions = ({ words, host }: Props) => (
  <p className={`noPrint ${styles.actions}`}>
    <Button href={`webcal://${host}/insights/deadlines.ics`}>
      <Icon path={calendarPlus} size={22} />
      {words.subscribe}
    </Button>
    <a className={styles.file} href="/insights/deadlines.ics" download>
      {words.download}
      <Icon path={download} />
    </a>
  </p>
);
