import type { Words } from '../words.ts';
import { breadcrumbs } from './breadcrumbs.ts';

interface Props {
  /** Address of the page. */
  path: string;
  words: Words;
}

/** The way to this page from the home page. Its last part is not a link. */
export const Breadcrumbs = ({ path, words }: Props) => (
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
