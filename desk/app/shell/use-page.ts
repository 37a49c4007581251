import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../common/wording.ts';
import words from '../../words.json' with { type: 'json' };

/** Nobody has been anywhere yet: the first page leaves the focus where the browser puts it. */
let isFirst = true;

/** The name of the page in the tab, never that of a visitor, and the focus on its heading after a move. */
export const usePage = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = fill(words.page.titleOf, { page: title });
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return heading;
};
