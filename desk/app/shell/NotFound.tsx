import { Link } from '@tanstack/react-router';
import button from '../../../ui/Button.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight } from '../../../ui/icons.ts';
import words from '../../words.json' with { type: 'json' };
import { Empty } from '../parts/Empty.tsx';
import styles from './Alone.module.css';

/** An address that the desk does not have. */
export const NotFound = () => (
  <main id="main" className={styles.alone}>
    <Empty heading={words.faults.noPage}>
      <p>{words.faults.noPageText}</p>
      <Link className={button.button} data-look="text" to="/desk/$list" params={{ list: 'new' }}>
        {words.faults.toInbox} <Icon path={arrowRight} />
      </Link>
    </Empty>
  </main>
);
