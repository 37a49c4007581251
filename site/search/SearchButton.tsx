import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { search } from '../../ui/icons.ts';
import styles from './SearchButton.module.css';

interface Props {
  label: string;
  /** words: for the list of all pages, where the label is read. */
  look?: 'icon' | 'words';
}

/**
 * A link to the list of all pages. site/frame/frame-script.ts turns a press into the search dialog, which is loaded
 * only then.
 */
export const SearchButton = ({ label, look = 'icon' }: Props) =>
  look === 'icon' ? (
    <a className={iconButton.square} href="/sitemap" aria-label={label} aria-busy="false" data-search="">
      <Icon path={search} size={24} />
    </a>
  ) : (
    // It leads to the page on which it stands, so it is there only when the script can turn it into the search.
    <a className={`needsScript ${styles.words}`} href="/sitemap" data-search="">
      <Icon path={search} size={24} />
      {label}
    </a>
  );
