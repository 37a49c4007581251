import type { Spelling } from '../../schemas/singles.ts';
import type { Words } from '../words.ts';

export interface Crumb {
  label: string;
  /** Missing for the last one: you are there. */
  href?: string;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The parts of the path and nothing else, properly spelt (content/spelling.yaml). */
export function breadcrumbs(path: string, home: string, spelling: Spelling): Crumb[] {
  const spell = (word: string): string => spelling.words[word.toLowerCase()] ?? capitalise(word);
  const parts = path.split('/').filter(Boolean);
  const crumbs: Crumb[] = [{ label: home, href: '/' }];
  parts.forEach((part, i) => {
    const label = capitalise(part.split('-').map(spell).join(' '));
    const href = `/${parts.slice(0, i + 1).join('/')}`;
    crumbs.push(i === parts.length - 1 ? { label } : { label, href });
  });
  return crumbs;
}

interface Props {
  crumbs: readonly Crumb[];
  words: Words;
}

export function Breadcrumbs({ crumbs, words }: Props) {
  return (
    <nav aria-label={words('breadcrumb')} data-no-search="">
      <ol className="small muted cluster dotted">
        {crumbs.map(({ label, href }) => (
          <li key={label} className="target">
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
