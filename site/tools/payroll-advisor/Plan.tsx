import { count, fill } from '../../../common/wording.ts';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './Plan.module.css';
import type { Advice, AdvisorData } from './rules/types.ts';

interface Props {
  advice: Pick<Advice, 'waves' | 'effort'>;
  data: Pick<AdvisorData, 'plan' | 'effort' | 'counts'>;
}

/** The countries in waves, each with its reason and what it needs first, and the band of effort with its drivers. */
export const Plan = ({ advice: { waves, effort }, data }: Props) => {
  const { plan, effort: words, counts } = data;
  const { table } = words;
  return (
    <div className={styles.plan}>
      <section>
        <h3>
          {plan.heading}
          <small>{plan.mark}</small>
        </h3>
        <p>{plan.text}</p>
        <ol className="ruled">
          {waves.map(({ id, name, countries, people, reason, needs }) => (
            <li key={id}>
              <h4>
                {name}
                <small>{count(people, counts.people)}</small>
              </h4>
              <div>
                <p>{countries.join(', ')}</p>
                <p>{reason}</p>
              </div>
              <div>
                <p className={styles.needs}>{plan.needs}</p>
                <ul>
                  {needs.map((need) => (
                    <li key={need}>{need}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {effort.lines.length > 0 && (
        <section>
          <h3>
            {words.heading}
            <small>{words.mark}</small>
          </h3>
          <p className={styles.band}>{fill(words.headline, { low: effort.low, high: effort.high })}</p>
          <p>
            {words.text} {effort.notCounted > 0 && `${count(effort.notCounted, words.notCounted)}.`}
          </p>
          <ResultTable
            label={table.caption}
            columns={[table.driver, table.low, table.high]}
            numbers={2}
            rows={[
              ...effort.lines.map(({ driver, label, low, high }) => ({
                id: driver,
                sign: [label, low, high].join(),
                cells: () => [label, low, high],
              })),
              {
                id: 'band',
                sign: [effort.low, effort.high].join(),
                cells: () => [fill(table.band, { days: words.rounding }), effort.low, effort.high],
              },
            ]}
          />
        </section>
      )}
    </div>
  );
};
