import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../../common/day.ts';
import { isReturn } from '../../../parts/browser/is-return.ts';
import { quietly } from '../../../parts/browser/storage.ts';
import type { Tools } from '../../../schemas/tools/tools.ts';
import styles from './tools.module.css';

interface AddressCode<State> {
  empty: State;
  /** The name under which this browser keeps what was entered; left out, it is kept nowhere. */
  keptAs?: string;
  encode: (state: State) => string;
  /** null where nothing can be read. A tool that has to fetch something first answers later. */
  decode: (address: string) => State | null | Promise<State | null>;
}
interface Held<State> {
  state: State;
  /** Grows whenever the whole state is replaced: every half-typed field starts over. */
  round: number;
  /** While the result is the one that came with the address. */
  isOpened?: boolean;
  /** While the address holds nothing that the tool can read. */
  isUnreadable?: boolean;
}

/** Without a change, before the address follows: browsers allow few changes in a row. */
const DEBOUNCE_MS = 300;
function address(text: string) {
  return `${location.pathname}${text && '#'}${text}`;
}

/** The state of a tool, kept after the "#" of the address, which browsers do not send. `today` is missing at first. */
export function useTool<State>({ empty, keptAs, encode, decode }: AddressCode<State>) {
  const [held, hold] = useState<Held<State>>({ state: empty, round: 0 });
  const [today, setToday] = useState<string>();
  const text = today === undefined ? '' : encode(held.state);
  const latest = useRef(text);
  /** The state that was read or written last. */
  const known = useRef('');
  /** A result that only came with a link takes the place of nothing. */
  const isOwn = useRef(false);
  const kept = () => (keptAs && quietly(() => localStorage.getItem(keptAs))) || '';
  const keep = (entered: string) => {
    if (!keptAs) return;
    quietly(() =>
      entered ? localStorage.setItem(keptAs, entered) : localStorage.removeItem(keptAs),
    );
  };
  const write = () => {
    if (isOwn.current) keep(latest.current);
    // Another address is about to be read: hashchange comes a task later than the change.
    if (location.hash !== known.current) return;
    history.replaceState(null, '', address(latest.current));
    known.current = location.hash;
  };
  const replace = (next: Omit<Held<State>, 'round'>) =>
    hold(({ round }) => ({ ...next, round: round + 1 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the code of the address stays the same
  useEffect(() => {
    let readings = 0;
    const read = async (isNew: boolean) => {
      readings += 1;
      const mine = readings;
      known.current = location.hash;
      const asked = known.current.slice(1);
      const found = asked || kept();
      if (found && document.getElementById(found)) {
        // A link within the page has taken the place of the state in the address.
        setTimeout(write, DEBOUNCE_MS);
      } else if (found) {
        const state = await decode(found);
        // A later address may have overtaken this one.
        if (mine !== readings) return;
        if (state === null) replace({ state: empty, isUnreadable: asked !== '' });
        else replace({ state, isOpened: isNew && asked !== '' });
      } else replace({ state: empty });
      setToday(dayOf(new Date()));
    };
    const follow = () => read(false);
    read(!isReturn());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is the reason to write
  useEffect(() => {
    latest.current = text;
    if (today === undefined) return;
    const timer = setTimeout(write, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, today]);

  return {
    ...held,
    today,
    link: today === undefined ? '' : location.origin + address(text),
    change: (next: (now: State) => State) => {
      isOwn.current = true;
      hold(({ state, round }) => ({ state: next(state), round }));
    },
    forget: () => {
      isOwn.current = false;
      keep('');
    },
  };
}
/** The part of a tool that its frame and its result use. */
export type Tool = Omit<ReturnType<typeof useTool>, 'state' | 'change'>;

interface Props extends Tool {
  words: {
    shared: Pick<Tools['shared'], 'loading' | 'unreadable'>;
    /** The line above the tool while there is nothing else to say. */
    minutes: string;
  };
  children: ReactNode;
}

/** The frame of every tool, with a line about its state. */
export function ToolFrame({
  words: { shared, minutes },
  isUnreadable,
  round,
  today,
  children,
}: Props) {
  const said = isUnreadable ? shared.unreadable : minutes;
  return (
    <div className={`needsScript ${styles.tool}`}>
      <p className={`noPrint small muted ${styles.line}`} role="status" data-notice={isUnreadable}>
        {today ? said : shared.loading}
      </p>
      <div key={round} inert={!today}>
        {children}
      </div>
    </div>
  );
}
