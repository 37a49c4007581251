import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useOnline } from '../state/hooks.ts';
import { Refusal } from './Fault.tsx';
import styles from './parts.module.css';

export type Typed = Record<string, FormDataEntryValue>;
/** Gives what was typed, by the names of the fields. */
export const onTyped =
  (submit: (typed: Typed, form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(Object.fromEntries(new FormData(event.currentTarget)), event.currentTarget);
  };

interface Props {
  heading?: string;
  /** How the last attempt went. */
  change: { error: unknown; isPending: boolean };
  /** What is wrong if the server refuses what was typed. */
  malformed: string;
  button: ReactNode;
  onSubmit: Parameters<typeof onTyped>[0];
  children: ReactNode;
}

export const Form = ({ heading, change, malformed, button, onSubmit, children }: Props) => {
  const isOnline = useOnline();
  return (
    <form className={`band bevel ${styles.form}`} autoComplete="off" onSubmit={onTyped(onSubmit)}>
      {heading && <h2>{heading}</h2>}
      <Refusal error={change.error} special={{ malformed }} />
      {children}
      <Button type="submit" disabled={change.isPending || !isOnline}>
        {button}
      </Button>
    </form>
  );
};
