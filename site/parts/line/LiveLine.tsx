import { Button } from '../../../ui/Button.tsx';
import type { Loop } from './draw-line.ts';
import styles from './PayrollLine.module.css';
import { PayrollLine } from './PayrollLine.tsx';

export interface Live {
  heading: string;
  own: { label: string; href: string };
  /** Under a loop that is not filled. */
  unknown: string;
  countries: readonly {
    name: string;
    href: string;
    loop: Loop;
    date: string;
    title?: string | undefined;
  }[];
}

/** Fewer would be larger across than the page is high. */
const MIN_ACROSS = 4;

/** The countries of a page on one line, each with its next date. */
export function LiveLine({ heading, own, unknown, countries }: Live) {
  return (
    <div className="on-ink" data-terms="off">
      <div className={`wrap ${styles.live}`} data-no-search="">
        <p className="cluster ends">
          <b className="h4">{heading}</b>
          <Button look="line" size="small" href={own.href}>
            {own.label}
          </Button>
        </p>
        <nav aria-label={heading}>
          <PayrollLine
            loops={countries.map(({ loop }) => loop)}
            turns={countries.length >= MIN_ACROSS}
          >
            {countries.map(({ name, href, loop, date, title }) => (
              <li key={name}>
                <a className="bold" href={href}>
                  {name}
                </a>
                <span className="small" data-due={loop.isDue || undefined}>
                  {date}
                </span>
                {title && <small>{title}</small>}
                {!loop.isKnown && <small data-unsure="">{unknown}</small>}
              </li>
            ))}
          </PayrollLine>
        </nav>
      </div>
    </div>
  );
}
