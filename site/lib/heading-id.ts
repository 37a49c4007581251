/** The fragment of a heading: "What it gives your HR team" becomes what-it-gives-your-hr-team. */
export const headingId = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
