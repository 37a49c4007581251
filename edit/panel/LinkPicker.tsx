import fieldStyles from '../../ui/Field.module.css';
import { say } from '../words.ts';
import { useEditor } from './editor.ts';
import styles from './parts.module.css';

interface LinkProps {
  onChoose: (page: { path: string; name: string }) => void;
}

/** Asks for a page of the site. */
export const LinkPicker = ({ onChoose }: LinkProps) => {
  const { pages } = useEditor();
  return (
    <label className={styles.picker}>
      {say('linkTo')}
      <select
        className={fieldStyles.input}
        defaultValue=""
        onChange={({ target }) => {
          const page = pages.find(({ path }) => path === target.value);
          if (page) onChoose(page);
        }}
      >
        <option value="" disabled>
          {say('choosePage')}
        </option>
        {pages.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
