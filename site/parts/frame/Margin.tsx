import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight, chevronDown } from '../../../ui/icons.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import type { Words } from '../words.ts';
import styles from './Margin.module.css';

interface ContentsProps {
  label: string;
  parts: readonly { id?: string; heading?: string }[];
}

/** The parts of this page; on small screens one line that opens. A script marks the current. */
export function Contents({ label, parts }: ContentsProps) {
  return (
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
}

interface Props {
  words: Words;
  contents?: ContentsProps['parts'] | undefined;
  lists?: readonly { heading: string; intro?: string | undefined; items: readonly string[] }[];
  readNext?: readonly { label: string; href: string }[] | undefined;
}

/** A list of one entry helps no reader. */
const MIN_PARTS = 2;

/** The margin next to a run of text: contents, short lists, further reading. */
export function Margin({ words, contents = [], lists = [], readNext }: Props) {
  const hasContents = contents.length >= MIN_PARTS;
  // Each margin of a page is named after what it begins with.
  const begins = hasContents
    ? words('aboutThisPage')
    : (lists[0]?.heading ?? (readNext && words('readNext')));
  if (!begins) return null;
  return (
    <aside className={`stays small ${styles.margin}`} aria-label={begins}>
      {hasContents && <Contents label={words('onThisPage')} parts={contents} />}
      {lists.map(({ heading, intro, items }) => (
        <div key={heading}>
          <h2 className="sideHead">{heading}</h2>
          <ul className={`ruled muted ${styles.lines}`}>
            {items.map((item) => (
              <li key={item}>
                <Markdown text={item} inline />
              </li>
            ))}
          </ul>
          {intro && <Markdown className="muted" text={intro} />}
        </div>
      ))}
      {readNext && (
        <div className="noPrint" data-no-search="">
          <p className="sideHead">{words('readNext')}</p>
          <ul className={`ruled ${styles.lines}`}>
            {readNext.map(({ label, href }) => (
              <li key={href}>
                <a className="action quiet ends" href={href}>
                  {label}
                  <Icon path={arrowRight} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
