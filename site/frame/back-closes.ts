/** What Back closes: what a press has opened. A menu that opens under the pointer is left alone. */
const OPEN = '[popover]:popover-open:not([data-hovered]), dialog[open]';

const hasOwnStep = (): boolean => history.state?.overlay === true;

/** While an overlay is open, Back closes it: it has its own history entry, which is removed with it. */
export const backCloses = (): void => {
  // Going back takes a moment, and a dialog that closes says so twice.
  let isGoingBack = false;
  const update = () => {
    if (isGoingBack) return;
    const isOpen = document.querySelector(OPEN) !== null;
    if (isOpen && !hasOwnStep()) history.pushState({ overlay: true }, '');
    else if (!isOpen && hasOwnStep()) {
      isGoingBack = true;
      history.back();
    }
  };
  // These events do not bubble. One overlay may close because the next one opens: what counts is the state after both.
  for (const event of ['toggle', 'close']) document.addEventListener(event, () => setTimeout(update), true);
  addEventListener('popstate', () => {
    if (isGoingBack) {
      isGoingBack = false;
      return update();
    }
    if (hasOwnStep()) return;
    for (const element of document.querySelectorAll<HTMLElement>(OPEN))
      if (element instanceof HTMLDialogElement) element.close();
      else element.hidePopover();
  });
  // A link of the overlay takes the place of its step, so that one Back returns from there.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
    if (!link?.closest(OPEN) || !isPlain || !hasOwnStep() || link.target) return;
    event.preventDefault();
    location.replace(link.href);
  });
};
