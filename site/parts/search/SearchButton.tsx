import { Icon } from '../../../ui/Icon.tsx';
import iconButton from '../../../ui/IconButton.module.css';
import { search } from '../../../ui/icons.ts';

/** A link to the list of all pages, until frame-script.ts opens the search dialog instead. */
export function SearchButton({ label }: { label: string }) {
  return (
    <a
      className={iconButton.square}
      href="/sitemap"
      aria-label={label}
      aria-busy="false"
      data-search=""
    >
      <Icon path={search} size={24} />
    </a>
  );
}
