import button from '../../ui/Button.module.css';
import field from '../../ui/Field.module.css';
import styles from './SearchField.module.css';

interface Props {
  label: string;
  /** The words on the button. */
  submit: string;
}

/**
 * A search field in a page. site/frame/late.ts opens the search dialog with what was typed; without a script
 * the form leads to the list of all pages.
 */
export const SearchField = ({ label, submit }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: <search> has no place in the style of forms, and says the same
  <form className={styles.search} role="search" action="/sitemap" data-search-form="">
    <label className={field.label} htmlFor="search-here">
      {label}
    </label>
    <input className={field.input} id="search-here" name="q" type="search" autoComplete="off" enterKeyHint="search" />
    <button className={button.button} type="submit">
      {submit}
    </button>
  </form>
);
