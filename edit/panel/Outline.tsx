import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Outline.module.css';

interface Props {
  element: HTMLElement;
  look: 'hover' | 'open' | 'changed';
  name?: string | undefined;
  kind?: string | undefined;
}

/** A tag longer than its text begins where the text begins, to stay on the screen. */
const NARROW = 320;

/** Whether the text is on ink; its outline is lighter there. */
const isOnInk = (element: Element): boolean => element.closest('.on-ink, footer') !== null;

/** The outline around a text. It is drawn over the page, so that the page itself stays as it is. */
export const Outline = ({ element, look, name, kind }: Props) => {
  const [box, setBox] = useState<DOMRect>();
  const outline = useRef<HTMLDivElement>(null);
  const isOverMenu = element.closest(':popover-open') !== null;
  useEffect(() => {
    let frame = 0;
    let last = '';
    const follow = () => {
      const now = element.getBoundingClientRect();
      const key = `${now.x} ${now.y} ${now.width} ${now.height}`;
      if (key !== last) setBox(now);
      last = key;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  const isSeen = box !== undefined && box.width > 0;
  useLayoutEffect(() => {
    if (isSeen && isOverMenu && !outline.current?.matches(':popover-open')) outline.current?.showPopover();
  }, [isSeen, isOverMenu]);
  if (!box || !isSeen) return null;
  const style = { insetInlineStart: box.left, insetBlockStart: box.top, inlineSize: box.width, blockSize: box.height };
  return (
    <div
      ref={outline}
      className={styles.outline}
      popover={isOverMenu ? 'manual' : undefined}
      data-look={look}
      data-ink={isOnInk(element)}
      data-narrow={box.width < NARROW}
      style={style}
      aria-hidden="true"
    >
      {name && (
        <span className={styles.tag}>
          {name} <small>{kind}</small>
        </span>
      )}
    </div>
  );
};
