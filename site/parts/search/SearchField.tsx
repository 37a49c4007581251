import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './SearchField.module.css';

/** A field that opens the search dialog; without a script it leads to the list of all pages. */
export function SearchField({ label, submit }: { label: string; submit: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no place in the style of forms, and says the same
    <form className={styles.search} role="search" action="/sitemap" data-search-form="">
      <Field
        label={label}
        id="search-here"
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
