import { Icon } from '../../ui/Icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import type { Facts } from '../page-parts.schema.ts';
import type { Words } from '../words.ts';
import { Contents } from './Contents.tsx';
import styles from './Margin.module.css';

export interface Way {
  heading: string;
  links: readonly { label: string; href: string }[];
  /** true where the page ends in the same step: one column has no use for it between two texts. */
  repeats?: true;
}

export interface MarginParts {
  contents?: readonly { id?: string; heading?: string }[] | undefined;
  facts?: Facts | undefined;
  lists?: readonly { heading: string; intro?: string | undefined; items: readonly string[] }[] | undefined;
  /** The next step, what to read next, or both. */
  ways?: readonly (Way | undefined)[] | undefined;
}

interface Props extends MarginParts {
  words: Words;
}

/** A list of one entry helps no reader. */
const FEWEST_PARTS = 2;

/** The margin next to a run of text: contents, figures, short lists, next step. It stays in view until its run ends. */
export const Margin = ({ words, contents = [], facts, lists = [], ways = [] }: Props) => {
  const hasContents = contents.length >= FEWEST_PARTS;
  // The margins of a page are told apart by what each begins with.
  const [first] = [facts, ...lists, ...ways].filter((part) => part !== undefined);
  return (
    <aside
      className={`stays small ${styles.margin}`}
      aria-label={hasContents ? words('aboutThisPage') : first?.heading}
    >
      {hasContents && <Contents label={words('onThisPage')} parts={contents} />}
      {facts && (
        <div>
          <h2 className="sideHead">{facts.heading}</h2>
          <dl className={`ruled muted ${styles.lines}`}>
            {facts.items.map(({ value, label: what }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd className="h4 numeral">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
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
          {intro && <Markdown className={`muted ${styles.intro}`} text={intro} />}
        </div>
      ))}
      {ways.map(
        (way) =>
          way && (
            <div key={way.heading} className="noPrint" data-repeats={way.repeats} data-no-search="">
              <p className="sideHead">{way.heading}</p>
              <ul className={`ruled ${styles.ways}`}>
                {way.links.map((link) => (
                  <li key={link.href}>
                    <a className="action" href={link.href}>
                      {link.label}
                      <Icon path={arrowRight} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </aside>
  );
};
