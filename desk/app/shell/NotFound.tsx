import words from 'virtual:desk-words';
import { Link } from '@tanstack/react-router';
import button from '../parts/Button.module.css';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { arrowRight } from '../parts/icons.ts';
import styles from './Alone.module.css';

/** An address that the desk does not have. */
export const NotFound = () => (
  <main id="main" className={styles.alone}>
    <Empty heading={words.faults.noPage}>
      <p>{words.faults.noPageText}</p>
      <Link className={button.link} to="/desk/$list" params={{ list: 'new' }}>
        {words.faults.toInbox} <Icon path={arrowRight} />
      </Link>
    </Empty>
  </main>
);
