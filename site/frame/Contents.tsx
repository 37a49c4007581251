import { Icon } from '../../ui/Icon.tsx';
import { chevronDown } from '../../ui/icons.ts';

interface Props {
  label: string;
  parts: readonly { id?: string; heading?: string }[];
}

/** The parts of this page. Small screens get it as one line that opens; a script marks the part you are reading. */
export const Contents = ({ label, parts }: Props) => (
  <nav className="noPrint" aria-label={label} data-no-search="">
    <p className="sideHead wideOnly">{label}</p>
    <details className="unfolds turns">
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
