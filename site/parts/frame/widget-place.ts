/** The contact widget shows from the first scroll on, where it covers neither text nor a control. */

const CONTROLS = 'a, button, input, select, textarea, label, summary';
const STEP_PX = 8;
/** Between the widget and what is next to it. */
const MARGIN_PX = 4;
/** After the last scroll, press or letter: the page is at rest. */
const REST_MS = 150;

function boxOf(left: number, top: number, right: number, bottom: number): DOMRect {
  return new DOMRect(left, top, right - left, bottom - top);
}

function meets(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right;
  return !isBeside && one.bottom > other.top && one.top < other.bottom;
}

/** The lines of text and the controls in a part of the window, found by what is hit there. */
function takenIn(area: DOMRect): DOMRect[] {
  const taken: DOMRect[] = [];
  const seen = new Set<Element>();
  for (let y = area.top; y < area.bottom; y += STEP_PX)
    for (let x = area.left; x <= area.right; x += STEP_PX) {
      const hit = document.elementFromPoint(x, y);
      const control = hit?.closest(CONTROLS);
      // A link may reach further than its words, over a whole tile.
      if (control) taken.push(boxOf(x, y - STEP_PX, x + 1, y + STEP_PX));
      const found = control ?? hit;
      if (!found || seen.has(found)) continue;
      seen.add(found);
      const texts = [...found.childNodes].some((node) => node instanceof Text && node.data.trim());
      const range = document.createRange();
      range.selectNodeContents(found);
      taken.push(...(control?.getClientRects() ?? (texts ? range.getClientRects() : [])));
    }
  return taken.filter((rect) => meets(rect, area));
}

/** Keeps it at the lowest free place of its gutter, in the lower half of the window, or away. */
export function placeWidget(): void {
  const widget = document.querySelector<HTMLElement>('[data-frame=widget]');
  const popup = widget?.querySelector<HTMLElement>('[popover]');
  const panel = popup?.querySelector<HTMLElement>('div');
  if (!widget || !popup || !panel) return;
  let lift = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (
    areaOf: (box: DOMRect) => DOMRect,
    use: (box: DOMRect, taken: DOMRect[]) => void,
  ) => {
    const { left, top, right, bottom } = widget.getBoundingClientRect();
    const box = boxOf(left - MARGIN_PX, top - MARGIN_PX, right + MARGIN_PX, bottom + MARGIN_PX);
    // What lies below it is asked for.
    widget.style.pointerEvents = 'none';
    use(box, takenIn(areaOf(box)));
    widget.style.removeProperty('pointer-events');
  };
  const find = () => {
    if (popup.matches(':popover-open')) return;
    const middle = innerHeight / 2;
    look(
      ({ left, right, bottom }) => boxOf(left, middle, right, bottom + lift),
      (box, taken) => {
        const [low, high] = [box.bottom + lift, middle + box.height];
        let bottom = low;
        const isTaken = () =>
          taken.some((rect) =>
            meets(rect, boxOf(box.left, bottom - box.height, box.right, bottom)),
          );
        while (bottom >= high && isTaken()) bottom -= STEP_PX;
        widget.toggleAttribute('data-shown', bottom >= high);
        lift = bottom >= high ? low - bottom : 0;
        for (const part of [widget, popup]) part.style.translate = `0 ${-lift}px`;
        panel.style.maxBlockSize = `calc(100dvh - 6rem - ${lift}px)`;
      },
    );
  };
  const follow = () => {
    if (widget.hasAttribute('data-shown') && !popup.matches(':popover-open'))
      look(
        (box) => box,
        (_, taken) => widget.toggleAttribute('data-shown', taken.length === 0),
      );
  };
  let hasScrolled = scrollY > 0;
  const rest = () => {
    clearTimeout(timer);
    if (hasScrolled) timer = setTimeout(find, REST_MS);
  };
  addEventListener(
    'scroll',
    () => {
      hasScrolled = true;
      requestAnimationFrame(follow);
      rest();
    },
    { passive: true },
  );
  for (const event of ['resize', 'click', 'input', 'toggle']) addEventListener(event, rest, true);
  rest();
}
