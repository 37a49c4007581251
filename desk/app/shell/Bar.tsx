import { type RefObject, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { close, search as searchIcon } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import words from '../../words.json' with { type: 'json' };
import { MARK } from '../parts/Figure.tsx';
import styles from './Bar.module.css';
import { Me } from './Me.tsx';
import { NavLinks } from './NavLinks.tsx';
import { Search } from './Search.tsx';

interface Props {
  search: RefObject<HTMLInputElement | null>;
  showKeys: () => void;
}

export const Bar = ({ search, showKeys }: Props) => {
  const [isSearching, setSearching] = useState(false);
  const toggle = (): void => {
    setSearching(!isSearching);
    if (!isSearching) requestAnimationFrame(() => search.current?.focus());
  };
  return (
    <header className={`${styles.bar} on-ink`} data-searching={isSearching || undefined}>
      <Logo mark={MARK} name={words.bar.name} tagline={words.bar.desk} home={words.bar.toSite} size="bar" />
      <nav className={styles.nav} aria-label={words.bar.nav}>
        <NavLinks />
      </nav>
      <Search field={search} />
      <button
        className={styles.square}
        type="button"
        aria-label={isSearching ? words.bar.closeSearch : words.bar.search}
        aria-expanded={isSearching}
        onClick={toggle}
      >
        <Icon path={isSearching ? close : searchIcon} size={22} />
      </button>
      <Me showKeys={showKeys} />
    </header>
  );
};
