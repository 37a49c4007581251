import { Icon } from '../../ui/Icon.tsx';
import { chevronDown } from '../../ui/icons.ts';
import styles from './Contents.module.css';

interface Props {
  label: string;
  parts: readonly { id?: string; heading?: string }[];
}

/** What stands on this page. Small screens get it as one line that opens; a script marks the part you are reading. */
export const Contents = ({ label, parts }: Props) => (
  <nav className={`noPrint ${styles.contents}`} aria-label={label} data-no-search="">
    <p className="sideHead">{label}</p>
    <details className="unfolds">
      <summary>
        {label}
        <Icon path={chevronDown} size={22} />
      </summary>
      <ul className="threadNav" data-contents="">
        {parts.map(
          ({ id, heading }) =>
            heading && (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ),
        )}
      </ul>
    </details>
  </nav>
);
