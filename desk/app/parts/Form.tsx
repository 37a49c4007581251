import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { announce } from '../../../ui/Toast.tsx';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { DeskError, post } from '../state/api.ts';
import { useOnline } from '../state/hooks.ts';
import styles from './parts.module.css';

type FaultWords = Readonly<Partial<Record<DeskError['kind'] | 'offline' | 'other', string>>>;

/** Why something did not work, in a sentence that says what is safe and what to do. */
export function faultWords(error: unknown, special: FaultWords = {}): string {
  const kind = error instanceof DeskError ? error.kind : 'other';
  const known: FaultWords = { ...words.faults, ...special };
  return (
    (kind === 'unreachable' && !navigator.onLine ? known.offline : known[kind]) ??
    words.faults.other
  );
}

/** Why the last attempt failed, next to its button; `special` are more specific sentences. */
export function Refusal({ error, special }: { error: unknown; special?: FaultWords }) {
  return error ? (
    <p className={field.error} role="alert">
      {faultWords(error, special)}
    </p>
  ) : null;
}

export type Typed = Record<string, FormDataEntryValue>;
/** Passes on what was typed, by the names of the fields. */
export function onTyped(submit: (typed: Typed, form: HTMLFormElement) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(Object.fromEntries(new FormData(event.currentTarget)), event.currentTarget);
  };
}

interface Props {
  heading?: string;
  /** How the last attempt went. */
  change: { error: unknown; isPending: boolean };
  /** Shown if the server refuses what was typed. */
  malformed: string;
  button: ReactNode;
  onSubmit: Parameters<typeof onTyped>[0];
  children: ReactNode;
}

export function Form({ heading, change, malformed, button, onSubmit, children }: Props) {
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
}

/** The server names the file. A plain link cannot ask for a passkey first. */
export async function download(href: string): Promise<void> {
  try {
    await post(apiPaths.confirm);
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    link.click();
  } catch (error) {
    announce(faultWords(error));
  }
}
