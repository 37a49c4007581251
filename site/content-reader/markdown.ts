let renderer: Promise<{ render(text: string): Promise<{ code: string }> }> | undefined;

/** Markdown as HTML by Astro's own processor, with headings that a link can point at. */
export const renderMarkdown = async (text: string): Promise<string> => {
  // Loaded on use: it takes a second, and most who read content want no Markdown. The highlighter writes style
  // attributes, which our Content-Security-Policy refuses.
  renderer ??= import('@astrojs/markdown-satteri').then(({ satteri }) =>
    satteri().createRenderer({ syntaxHighlight: false }),
  );
  return (await (await renderer).render(text)).code;
};
