/**
 * The colours of styles/tokens.css for pictures and documents, which know no custom properties: an ink ground and its
 * semantics, the same as .on-ink has, and the light ones for paper.
 */
export const ink = {
  ground: '#083b41',
  text: '#f7efdf',
  muted: '#bccbc7',
  hairline: '#3f6669',
  line: '#f7efdf',
  dot: '#f5b13d',
  cell: '#12444b',
  strap: '#0d363d',
} as const;

export const paper = {
  ground: '#fcf8ef',
  band: '#f5ecdb',
  text: '#0a2b30',
  muted: '#324f54',
  hairline: '#decfb1',
  line: '#0c4247',
  dot: '#e8970c',
  cell: '#ebddc2',
  strap: '#fcf8ef',
  action: '#00736e',
  here: '#b06a00',
} as const;

/** The frame that a browser draws round a page, in both schemes. */
export const browserFrame = { light: paper.ground, dark: '#05171a' } as const;
