import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Scheme = 'light' | 'dark';
const css = readFileSync(join(process.cwd(), 'ui/styles/tokens.css'), 'utf8');

/** The colour of a token of ui/styles/tokens.css, for pictures and documents. */
function colour(token: string, scheme: Scheme): string {
  const [, value] = new RegExp(`${token}: (.+?);`).exec(css) ?? [];
  if (!value) throw new Error(`ui/styles/tokens.css has no ${token}: add it.`);
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = scheme === 'light' ? light : dark;
  const [, inner] = /^var\((.+)\)$/.exec(chosen) ?? [];
  return inner ? colour(inner, scheme) : chosen;
}

function palette(ground: string, scheme: Scheme) {
  return {
    ground: colour(ground, scheme),
    band: colour('--bg-band', scheme),
    text: colour('--fg', scheme),
    muted: colour('--fg-muted', scheme),
    hairline: colour('--line', scheme),
    line: colour('--fig-line', scheme),
    dot: colour('--fig-dot', scheme),
    cell: colour('--fig-cell', scheme),
    action: colour('--action', scheme),
  };
}

/** A block on ink is the dark scheme on the ground of the stage. */
export const ink = palette('--bg-stage', 'dark');
export const paper = palette('--bg', 'light');
/** The frame that a browser draws round a page, in both schemes. */
export const browserFrame = { light: paper.ground, dark: colour('--bg', 'dark') };
