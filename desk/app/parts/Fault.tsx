import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import words from '../../words.json' with { type: 'json' };
import { DeskError } from '../state/api.ts';

type Said = Readonly<Partial<Record<DeskError['kind'] | 'offline' | 'other', string>>>;

/** Why something did not work, in a sentence that says what is safe and what to do. */
export const faultWords = (error: unknown, special: Said = {}): string => {
  const kind = error instanceof DeskError ? error.kind : 'other';
  const known: Said = { ...words.faults, ...special };
  return (kind === 'unreachable' && !navigator.onLine ? known.offline : known[kind]) ?? words.faults.other;
};

interface RefusalProps {
  /** Nothing is shown while there is none. */
  error: unknown;
  /** Sentences that say more here, by the kind of fault. */
  special?: Said;
  id?: string;
}

/** Why what was just tried was not done, beside the button. */
export const Refusal = ({ error, special, id }: RefusalProps) =>
  error ? (
    <p id={id} className={field.error} role="alert">
      {faultWords(error, special)}
    </p>
  ) : null;

interface Props {
  heading: string;
  error: unknown;
  again: () => void;
}

/** A part of the page that could not be shown. */
export const Fault = ({ heading, error, again }: Props) => (
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
