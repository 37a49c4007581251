import { fill, join } from '../../../common/wording.ts';
import { keysOf } from '../parts/Choices.tsx';
import { ClosingLine } from '../parts/ClosingLine.tsx';
import { Result } from '../parts/Result.tsx';
import { ResultTable } from '../parts/ResultTable.tsx';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { useTool } from '../parts/use-tool.ts';
import { EstimateForm } from './EstimateForm.tsx';
import { EMPTY, type Estimate, estimate as work } from './rules/estimate.ts';
import { decodeEstimate, encodeEstimate, estimateSummary } from './rules/share.ts';
import styles from './SupportEstimator.module.css';
import type { EstimatorWords } from './words.ts';

/** Every line of the sum, and the steps from the sum to the band. */
const arithmeticRows = (
  { lines, sum, steps: [window, rounding] }: Estimate,
  words: EstimatorWords['result']['table'],
) => [
  ...lines.map(({ id, label, low, high }) => ({ id, cells: [label, low, high] })),
  { id: 'sum', cells: [words.sum, sum.low, sum.high] },
  { id: window.id, cells: [window.label, window.low, window.high] },
  {
    id: rounding.id,
    cells: [
      <>
        {words.band}
        <small>{rounding.label}</small>
      </>,
      rounding.low,
      rounding.high,
    ],
  },
];

/** What has to be supported in, a support package and a band of hours out. */
export const SupportEstimator = ({ words }: { words: EstimatorWords }) => {
  const { change, ...tool } = useTool({
    empty: EMPTY,
    encode: (state) => encodeEstimate(state, words),
    decode: (address) => decodeEstimate(address, words),
  });
  const { state } = tool;
  const { result, packages, illustrative, handOver, modules, numbers, shared } = words;
  const estimate = work(state, words);
  const unread = keysOf(numbers).filter((name) => Number.isNaN(state[name]));
  const isInvalid = unread.length > 0;
  // An estimate without the number that was just written would be wrong, so there is none.
  const isEmpty = estimate.isEmpty || isInvalid;
  const headline = isInvalid
    ? fill(result.invalid, { fields: join(unread.map((name) => numbers[name].label)) })
    : estimate.headline;
  const { label, line } = packages[estimate.package];
  const figure = { drawing: words.tiers[estimate.package], share: isEmpty ? 0 : 1 };
  return (
    <ToolFrame {...tool} minutes={words.minutes} words={shared}>
      <div className={`columns noPrint ${styles.estimator}`}>
        <EstimateForm words={words} state={state} onChange={(part) => change((now) => ({ ...now, ...part }))} />
        <div className={styles.live}>
          <ClosingLine {...figure} />
          <p className="h4 bold">{isEmpty ? headline : label}</p>
          {!isEmpty && (
            <>
              <p className={`numeral ${styles.hours}`}>{fill(result.hours, { ...estimate.band })}</p>
              <p className="small muted">{result.band}</p>
            </>
          )}
          <p className="small muted">
            <b>{illustrative.label}</b>
            {illustrative.text}
          </p>
        </div>
      </div>
      <Result
        {...tool}
        page={words.page}
        result={result}
        words={shared}
        headline={headline}
        what={fill(result.what, { package: label, ...estimate.band })}
        notes={isInvalid ? [] : estimate.notes}
        inputs={[join(modules.items.filter(({ key }) => state.modules.includes(key)).map((item) => item.label))]}
        figure={figure}
        service={handOver.service}
        summary={() => estimateSummary(estimate, words, tool.link)}
      >
        {!isEmpty && (
          <div className={`columns ${styles.reasons}`}>
            <section>
              <h3>{result.why}</h3>
              <p>{line}</p>
              <ul className="ruled">
                {estimate.reasons.map((reason) => (
                  <li key={reason} className="small muted">
                    {reason}
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h3>{result.arithmetic}</h3>
              <ResultTable
                label={result.table.caption}
                columns={[result.table.item, result.table.low, result.table.high]}
                numbers={2}
                rows={arithmeticRows(estimate, result.table)}
              />
            </section>
          </div>
        )}
      </Result>
    </ToolFrame>
  );
};
