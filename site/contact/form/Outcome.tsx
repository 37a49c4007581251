import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { Icon } from '../../../ui/Icon.tsx';
import { alert } from '../../../ui/icons.ts';
import styles from './Outcome.module.css';
import type { Phase } from './use-enquiry.ts';

interface Props {
  phase: Phase;
  reason: string | undefined;
  /** Where to write when the form does not get through. */
  mail: { label: string; href: string };
}

/** What became of the enquiry, beside the button. Both regions are always there: a new one is often not announced. */
export const Outcome = ({ phase, reason, mail }: Props) => (
  <div className={styles.outcome}>
    <p className={styles.failure} role="alert">
      {phase === 'failed' && (
        <>
          <Icon path={alert} />
          {words.failure.text}
        </>
      )}
    </p>
    <div className={styles.calm} role="status">
      {phase === 'sending' && <p className="visuallyHidden">{words.button.sending}</p>}
      {(phase === 'failed' || phase === 'unsent') && (
        <>
          <p className={styles.unsent}>{words.failure.calm}</p>
          {reason && <p>{reason}</p>}
          <p>
            {`${words.failure.writeInstead} `}
            <a href={mail.href}>{mail.label}</a>
          </p>
        </>
      )}
    </div>
  </div>
);
