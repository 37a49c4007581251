import { isoDay, longDay } from '../../../common/day.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import styles from '../Rows/Rows.module.css';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';

/** Dated changes in order; each says what is true on the day of the build. */
export const Dates = ({ data, context }: SectionProps<'dates'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <ol className={`ruled ${styles.rows}`}>
      {[...data.items]
        .sort((m, n) => m.date.getTime() - n.date.getTime())
        .map((item) => {
          const isPast = item.date <= context.today;
          return (
            <li key={item.before}>
              <p className="bold">
                <time dateTime={isoDay(item.date)}>{longDay(item.date)}</time>
                <small>{context.words(isPast ? 'past' : 'upcoming')}</small>
              </p>
              <div className="muted">
                <Markdown text={isPast ? item.after : item.before} inline />
                {item.source && (
                  <>
                    {' '}
                    <a href={item.source} rel="noopener">
                      {context.words('source')}
                    </a>
                  </>
                )}
              </div>
            </li>
          );
        })}
    </ol>
  </SectionFrame>
);
