import { marked } from 'marked';

interface Props {
  text: string;
  /** true for one sentence: no paragraph around it. */
  inline?: boolean;
  className?: string | undefined;
}

/** Words of an editor as HTML, from the repository. Nothing a visitor typed passes here. */
export function Markdown({ text, inline = false, className }: Props) {
  const html = inline
    ? marked.parseInline(text, { async: false })
    : marked.parse(text, { async: false });
  const content = { dangerouslySetInnerHTML: { __html: html } };
  return inline ? (
    <span className={className} {...content} />
  ) : (
    <div className={className} {...content} />
  );
}
