import words from 'virtual:desk-words';
import { DeskError } from '../state/api.ts';
import button from './Button.module.css';
import { Icon } from './Icon.tsx';
import { refresh } from './icons.ts';
import { Tell } from './Tell.tsx';

/** Why something did not work, in a sentence that says what is safe and what to do. */
export const faultWords = (error: unknown): string => {
  const { faults } = words;
  switch (error instanceof DeskError ? error.kind : undefined) {
    case 'unreachable':
      return navigator.onLine ? faults.unreachable : faults.offline;
    case 'unavailable':
      return faults.unavailable;
    case 'forbidden':
      return faults.forbidden;
    case 'not-found':
      return faults.notFound;
    case 'too-many':
      return faults.tooMany;
    case 'nothing-to-do':
      return faults.nothingToDo;
    case 'not-set-up':
      return faults.notSetUp;
    case 'last-owner':
      return faults.lastOwner;
    case 'signed-out':
      return faults.signedOut;
    case 'too-large':
      return faults.tooLarge;
    case 'malformed':
      return faults.malformed;
    default:
      return faults.other;
  }
};

interface Props {
  heading: string;
  error: unknown;
  again?: () => void;
}

/** A part of the page that could not be shown. */
export const Fault = ({ heading, error, again }: Props) => (
  <Tell
    heading={heading}
    look="fault"
    urgent
    actions={
      again && (
        <button className={button.button} type="button" onClick={again}>
          <Icon path={refresh} /> {words.faults.again}
        </button>
      )
    }
  >
    <p>{faultWords(error)}</p>
  </Tell>
);
