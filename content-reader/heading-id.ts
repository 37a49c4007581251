/** The fragment of a heading: "What it gives your HR team" becomes what-it-gives-your-hr-team. Letters of any script stay, or an Arabic heading would have none. */
export const headingId = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
