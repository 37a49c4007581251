import { useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../common/day.ts';
import { isReturn } from '../../browser/is-return.ts';
import { splitDay, withDay } from '../rules/address-code.ts';
import { placeNow } from './hold-place.ts';
import { recall, remember } from './page-memory.ts';
import { usePlace } from './use-place.ts';

/** How a tool stands in its address. */
export interface AddressCode<State> {
  empty: State;
  encode: (state: State) => string;
  /** A tool that has to fetch something before it can read its address answers later. */
  decode: (address: string) => State | null | Promise<State | null>;
}
/** A tool in the middle of its life, for examples: they stand still and have no address. */
export interface Start<State> {
  state: State;
  today: string;
  link: string;
}
export type Notice = 'unreadable' | 'startedAgain';
/** The result came with the address: from a colleague, a bookmark or an old tab. Links from before have no day. */
export interface Opened {
  day?: string | undefined;
}

/** Milliseconds without a change before the address follows; browsers allow only some changes in a row. */
const PAUSE = 300;

/**
 * The state of a tool, kept in the part of the address after "#", which browsers do not send. It must be given the same
 * `code` each time. Until `today` is known the script has not taken over, and the tool cannot be used.
 */
export const useTool = <State>(code: AddressCode<State>, start?: Start<State>) => {
  const [state, setState] = useState(start?.state ?? code.empty);
  const [today, setToday] = useState(start?.today);
  /** The day on which the state was last changed. */
  const [day, setDay] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const [notice, setNotice] = useState<Notice>();
  /** Grows whenever the whole state is replaced, so that half-typed fields begin anew. */
  const [round, setRound] = useState(0);
  /** Grows when a link within the page has taken the place of the state in the address. */
  const [jumps, setJumps] = useState(0);
  const isLive = today !== undefined && !start;
  const address = (text: string) => `${location.pathname}${text && '#'}${text}`;
  const text = isLive ? withDay(code.encode(state), day) : '';
  const write = () => isLive && history.replaceState(history.state, '', address(text));
  const writeNow = useRef(write);
  const replace = (next: State, why?: Notice, when?: string) => {
    setState(next);
    setNotice(why);
    setDay(when);
    setRound((now) => now + 1);
  };

  usePlace(start !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `code` stays the same
  useEffect(() => {
    if (start) return;
    const begin = () => setToday(dayOf(new Date()));
    let readings = 0;
    const read = (isNew: boolean) => {
      readings += 1;
      const mine = readings;
      const found = location.hash.slice(1);
      const { address: plain, day: when } = splitDay(found);
      const show = (next: State | null) => {
        // A later address may have overtaken this one.
        if (mine !== readings) return;
        replace(next ?? code.empty, next ? undefined : 'unreadable', next ? when : undefined);
        setOpened(next && isNew ? { day: when } : undefined);
        remember({ isOpened: next !== null && isNew });
        begin();
      };
      if (found && document.getElementById(found)) {
        setJumps((now) => now + 1);
        begin();
      } else if (found) {
        const next = code.decode(plain);
        if (next instanceof Promise) next.then(show);
        else show(next);
      } else {
        replace(code.empty);
        setOpened(undefined);
        begin();
      }
    };
    const follow = () => read(false);
    const leave = () => writeNow.current();
    read(!isReturn() || recall().isOpened === true);
    addEventListener('hashchange', follow);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('pagehide', leave);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text or a jump is the reason to write
  useEffect(() => {
    writeNow.current = write;
    if (!isLive) return;
    const timer = setTimeout(write, PAUSE);
    return () => clearTimeout(timer);
  }, [text, jumps, isLive]);

  return {
    state,
    change: (next: (now: State) => State) => {
      setState(next);
      setDay(today);
      if (opened) remember({ isOpened: false });
      setOpened(undefined);
    },
    today,
    notice,
    opened,
    round,
    link: isLive ? location.origin + address(text) : (start?.link ?? ''),
    /** What was entered stays one step back in the history of the browser. */
    startAgain: () => {
      write();
      remember(placeNow());
      history.pushState(null, '', address(''));
      replace(code.empty, 'startedAgain');
      setOpened(undefined);
    },
  };
};
