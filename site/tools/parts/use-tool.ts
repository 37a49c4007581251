import { useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../common/day.ts';
import { isReturn } from '../../browser/is-return.ts';
import { splitDay, withDay } from '../rules/address.ts';
import { recall, remember, rememberPlace, usePlace } from './place.ts';

/** How the state of a tool is written into its address. */
interface AddressCode<State> {
  empty: State;
  encode: (state: State) => string;
  /** A tool that has to fetch something before it can read its address answers later. */
  decode: (address: string) => State | null | Promise<State | null>;
}
export type Notice = 'unreadable' | 'startedAgain';
interface Held<State> {
  state: State;
  /** The day on which the state was last changed. */
  day?: string | undefined;
  /** Set while the result is the one that came with the address. Links from before have no day. */
  opened?: { day?: string | undefined } | undefined;
  notice?: Notice | undefined;
}

/** Milliseconds without a change before the address follows; browsers allow only some changes in a row. */
const PAUSE = 300;
const address = (text: string) => `${location.pathname}${text && '#'}${text}`;

/**
 * The state of a tool, kept in the part of the address after "#", which browsers do not send. It must be given the same
 * `code` each time. Until `today` is known the script has not taken over, and the tool cannot be used.
 */
export const useTool = <State>({ empty, encode, decode }: AddressCode<State>) => {
  const [held, hold] = useState<Held<State> & { round: number }>({ state: empty, round: 0 });
  const [today, setToday] = useState<string>();
  const text = today === undefined ? '' : withDay(encode(held.state), held.day);
  const write = () => today !== undefined && history.replaceState(history.state, '', address(text));
  const writeNow = useRef(write);
  /** Every half-typed field begins afresh with the next round. */
  const replace = (next: Held<State>) => hold(({ round }) => ({ ...next, round: round + 1 }));

  usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the code of the address stays the same
  useEffect(() => {
    let readings = 0;
    const leave = () => writeNow.current();
    const read = async (isNew: boolean) => {
      readings += 1;
      const mine = readings;
      const found = location.hash.slice(1);
      const { address: plain, day } = splitDay(found);
      const show = (state: State | null) => {
        // A later address may have overtaken this one.
        if (mine !== readings) return;
        const isOpened = state !== null && isNew;
        replace(
          state === null
            ? { state: empty, notice: 'unreadable' }
            : { state, day, opened: isOpened ? { day } : undefined },
        );
        remember({ isOpened });
        setToday(dayOf(new Date()));
      };
      if (found && !document.getElementById(found)) {
        const state = decode(plain);
        return state instanceof Promise ? show(await state) : show(state);
      }
      // A link within the page has taken the place of the state in the address.
      if (found) setTimeout(leave, PAUSE);
      else replace({ state: empty });
      setToday(dayOf(new Date()));
    };
    const follow = () => read(false);
    read(!isReturn() || recall().isOpened === true);
    addEventListener('hashchange', follow);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('pagehide', leave);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is the reason to write
  useEffect(() => {
    writeNow.current = write;
    const timer = setTimeout(write, PAUSE);
    return () => clearTimeout(timer);
  }, [text, today]);

  return {
    ...held,
    today,
    link: today === undefined ? '' : location.origin + address(text),
    change: (next: (now: State) => State) => {
      hold(({ state, notice, round }) => ({ state: next(state), day: today, notice, round }));
      if (held.opened) remember({ isOpened: false });
    },
    /** What was entered stays one step back in the history of the browser. */
    startAgain: () => {
      write();
      rememberPlace();
      history.pushState(null, '', address(''));
      replace({ state: empty, notice: 'startedAgain' });
    },
  };
};
