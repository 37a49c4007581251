/** What the visitor wrote, in its order. The result of a tool comes as the table it was. */
type MessagePart =
  | { kind: 'words'; text: string }
  | {
      kind: 'result';
      /** The heading as it was sent, which names the tool. */
      title: string;
      /** The address of the result on this site, if it was sent along. */
      href: string | null;
      rows: string[][];
      /** What did not fit into the table. */
      lines: string[];
    };

/** `- Germany (500 people): Employee Central Payroll`, `- Data: 40`: how the tools of this site write a row. */
const forms = [/^- (.{1,80}?) \(([^()]{1,40})\): (.{1,120})$/, /^- (.{1,80}?): (.{1,120})$/];
const more = /^- (?:and|und) \d+ /;
const resultLink = /https?:\/\/[^\s/]+(\/tools\/[a-z-]+(?:#[\w~.+-]*)?)/;

const cellsOf = (line: string, form: RegExp) => form.exec(line)?.slice(1) ?? [];

/**
 * A message with the results of tools as the tables they were. A visitor may have changed the words, so only lines that
 * still look like rows become a table, two at least; everything else stays as it is.
 */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  const words: string[] = [];
  const href = resultLink.exec(message)?.[1] ?? null;
  const flush = () => {
    const text = words
      .splice(0)
      .join('\n')
      .replace(/^\n+|\s+$/g, '');
    if (text !== '') parts.push({ kind: 'words', text });
  };
  const lines = message.split('\n');
  for (let at = 0; at < lines.length; ) {
    const form = forms.find((one) => one.test(lines[at] ?? ''));
    let end = at;
    while (form && end < lines.length && form.test(lines[end] ?? '')) end += 1;
    if (!form || end - at < 2) {
      words.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    const rows = lines.slice(at, end).map((line) => cellsOf(line, form));
    const left: string[] = [];
    while (more.test(lines[end] ?? '')) left.push(lines[end++] ?? '');
    const title = words.at(-1)?.endsWith(':') ? (words.pop() ?? '').slice(0, -1) : '';
    flush();
    parts.push({ kind: 'result', title, href, rows, lines: left });
    at = end;
  }
  flush();
  return parts;
}
