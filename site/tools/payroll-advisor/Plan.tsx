import { count, fill } from '../../../common/wording.ts';
import { Fold } from '../parts/Fold.tsx';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './Answer.module.css';
import type { Advice } from './rules/advise.ts';
import type { AdvisorData } from './rules/data.ts';

interface Props {
  advice: Pick<Advice, 'waves' | 'effort'>;
  data: Pick<AdvisorData, 'plan' | 'effort' | 'counts'>;
  isWide: boolean;
}

/** The countries in waves, each with its reason and what it needs first, and the band of effort with its drivers. */
export const Plan = ({ advice: { waves, effort }, data: { plan, effort: words, counts }, isWide }: Props) => (
  <>
    <Fold heading={plan.heading} mark={plan.mark} isOpen={isWide}>
      <p className="muted measure">{plan.text}</p>
      <ol className={`ruled ${styles.waves}`}>
        {waves.map(({ id, name, countries, people, reason, needs }) => (
          <li key={id} className="columns small">
            <h4>
              {name}
              <small>{count(people, counts.people)}</small>
            </h4>
            <div>
              <p className="bold">{countries.join(', ')}</p>
              <p className="muted">{reason}</p>
            </div>
            <div>
              <p className="bold muted">{plan.needs}</p>
              <ul>
                {needs.map((need) => (
                  <li key={need}>{need}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Fold>
    {effort.lines.length > 0 && (
      <Fold heading={words.heading} mark={words.mark} isOpen={isWide}>
        <p className="measure h4">{fill(words.headline, { low: effort.low, high: effort.high })}</p>
        <p className="muted measure">
          {words.text} {effort.notCounted > 0 && `${count(effort.notCounted, words.notCounted)}.`}
        </p>
        <ResultTable
          label={words.table.caption}
          columns={[words.table.driver, words.table.low, words.table.high]}
          numbers={2}
          rows={[
            ...effort.lines.map(({ driver, label, low, high }) => ({ id: driver, cells: [label, low, high] })),
            {
              id: 'band',
              cells: [<b key="">{fill(words.table.band, { days: words.rounding })}</b>, effort.low, effort.high],
            },
          ]}
        />
      </Fold>
    )}
  </>
);
