import { useEffect, useState } from 'react';
import { dayOf } from '../../../common/day.ts';

/** How a tool stands in its address. */
export interface AddressCode<State> {
  empty: State;
  encode: (state: State) => string;
  decode: (address: string) => State | null;
}
/** A tool in the middle of its life, for examples: they stand still and have no address. */
export interface Start<State> {
  state: State;
  today: string;
  link: string;
}
export type Notice = 'unreadable' | 'startedAgain';

/** Milliseconds without a change before the address follows; browsers allow only some changes in a row. */
const PAUSE = 300;

/**
 * The state of a tool, kept in the part of the address after "#", which browsers do not send. It must be given the same
 * `code` each time. Until `today` is known the script has not taken over, and the tool cannot be used.
 */
export const useTool = <State>(code: AddressCode<State>, start?: Start<State>) => {
  const [state, change] = useState(start?.state ?? code.empty);
  const [today, setToday] = useState(start?.today);
  const [notice, setNotice] = useState<Notice>();
  /** Grows whenever the whole state is replaced, so that half-typed fields begin anew. */
  const [round, setRound] = useState(0);
  /** Grows when a link within the page has taken the place of the state in the address. */
  const [jumps, setJumps] = useState(0);
  const isLive = today !== undefined && !start;
  const address = (text: string) => `${location.pathname}${text && '#'}${text}`;
  const text = isLive ? code.encode(state) : '';
  const write = () => history.replaceState(null, '', address(text));
  const replace = (next: State, why?: Notice) => {
    change(next);
    setNotice(why);
    setRound((now) => now + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `code` stays the same
  useEffect(() => {
    if (start) return;
    const read = () => {
      const found = location.hash.slice(1);
      if (found && document.getElementById(found)) setJumps((now) => now + 1);
      else {
        const next = found ? code.decode(found) : code.empty;
        replace(next ?? code.empty, next ? undefined : 'unreadable');
      }
    };
    read();
    setToday(dayOf(new Date()));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text or a jump is the reason to write
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(write, PAUSE);
    return () => clearTimeout(timer);
  }, [text, jumps, isLive]);

  return {
    state,
    change,
    today,
    notice,
    round,
    link: isLive ? location.origin + address(text) : (start?.link ?? ''),
    /** What was entered stays one step back in the history of the browser. */
    startAgain: () => {
      write();
      history.pushState(null, '', address(''));
      replace(code.empty, 'startedAgain');
    },
  };
};
