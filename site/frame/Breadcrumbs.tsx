import { getSpelling } from '../content.ts';
import type { Words } from '../words.ts';

interface Crumb {
  label: string;
  /** Missing for the last one: you are there. */
  href?: string;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Built from the parts of the path, as the specification has it, in their proper spelling (content/spelling.yaml). */
export function breadcrumbs(path: string, home: string): Crumb[] {
  const spelling = getSpelling();
  const spell = (word: string): string => spelling.words[word] ?? capitalise(word);
  const parts = path.split('/').filter(Boolean);
  const crumbs: Crumb[] = [{ label: home, href: '/' }];
  parts.forEach((part, i) => {
    const label = spelling.parts[part] ?? capitalise(part.split('-').map(spell).join(' '));
    const href = `/${parts.slice(0, i + 1).join('/')}`;
    crumbs.push(i === parts.length - 1 ? { label } : { label, href });
  });
  return crumbs;
}

interface Props {
  path: string;
  words: Words;
}

export function Breadcrumbs({ path, words }: Props) {
  return (
    <nav aria-label={words('breadcrumb')} data-no-search="">
      <ol className="small muted cluster dotted">
        {breadcrumbs(path, words('home')).map(({ label, href }) => (
          <li key={label} className="target">
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
