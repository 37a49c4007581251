interface Props {
  /** Markdown of the repository, rendered at build. */
  html: string;
  className?: string | undefined;
}

/** Running text with all that Markdown can hold: pictures, tables, quotes, code and foot notes. */
export const ArticleText = ({ html, className }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing a visitor typed passes here
  <div className={className ? `text ${className}` : 'text'} dangerouslySetInnerHTML={{ __html: html }} />
);
