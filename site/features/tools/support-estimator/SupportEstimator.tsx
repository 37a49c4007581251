import { fill, join } from '../../../../common/wording.ts';
import { Check } from '../../../../ui/Check.tsx';
import type { EstimatorWords } from '../../../schemas/tools/support-estimator.ts';
import { Choices, keysOf, NumberField } from '../shared/Fields.tsx';
import { Result, ResultTable } from '../shared/Result.tsx';
import { ToolFrame, useTool } from '../shared/ToolFrame.tsx';
import parts from '../shared/tools.module.css';
import {
  decodeEstimate,
  EMPTY,
  type EstimateInput,
  encodeEstimate,
  estimateSummary,
  estimate as work,
} from './rules/estimate.ts';
import styles from './SupportEstimator.module.css';

/** From the systems to be supported to a package and a band of hours. */
export function SupportEstimator({ words }: { words: EstimatorWords }) {
  const { change, ...tool } = useTool({
    empty: EMPTY,
    encode: (state) => encodeEstimate(state, words),
    decode: (address) => decodeEstimate(address, words),
  });
  const { state } = tool;
  const { result, packages, illustrative, modules, numbers, numberError, frequency } = words;
  const { table } = result;
  const set = (part: Partial<EstimateInput>) => change((now) => ({ ...now, ...part }));
  const isLive = (key: string) => state.modules.includes(key);
  const toggle = (key: string) =>
    set({
      modules: isLive(key)
        ? state.modules.filter((other) => other !== key)
        : [...state.modules, key],
    });
  const estimate = work(state, words);
  const unread = keysOf(numbers).filter((name) => Number.isNaN(state[name]));
  const isInvalid = unread.length > 0;
  // An estimate without the number that was just written would be wrong, so there is none.
  const isEmpty = estimate.isEmpty || isInvalid;
  const headline = isInvalid
    ? fill(result.invalid, { fields: join(unread.map((name) => numbers[name].label)) })
    : estimate.headline;
  const { label, line } = packages[estimate.package];
  const [window, rounding] = estimate.steps;
  const range = (
    <>
      {table.band}
      <small>{rounding.label}</small>
    </>
  );
  return (
    <ToolFrame {...tool} words={words}>
      <div className={`columns noPrint ${parts.form}`}>
        <div className="small muted">
          <b>{illustrative.label}</b>
          <p>{illustrative.text}</p>
        </div>
        <div className={styles.form}>
          <fieldset className={parts.choices}>
            <legend>{modules.label}</legend>
            <p className="small muted">{modules.hint}</p>
            <div className={styles.modules}>
              {modules.items.map(({ key, label }) => (
                <Check key={key} checked={isLive(key)} onChange={() => toggle(key)}>
                  {label}
                </Check>
              ))}
            </div>
          </fieldset>
          <div className="pairs">
            {keysOf(numbers).map((name) => {
              const { label, hint, limit } = numbers[name];
              return (
                <NumberField
                  key={name}
                  label={label}
                  hint={hint}
                  error={fill(numberError, { limit })}
                  value={state[name]}
                  clean={(number) => (number === null || number > limit ? null : Math.ceil(number))}
                  onChange={(number) => set({ [name]: number })}
                />
              );
            })}
            <Choices
              {...frequency}
              value={state.frequency}
              onChange={(choice) => set({ frequency: choice })}
            />
          </div>
          <div className="pairs">
            <Choices
              {...words.window}
              value={state.window}
              onChange={(choice) => set({ window: choice })}
            />
            <div>
              {(['release', 'lead'] as const).map((wish) => (
                <Check
                  key={wish}
                  checked={state[wish]}
                  onChange={({ target }) => set({ [wish]: target.checked })}
                >
                  {words[wish].label}
                  <small>{words[wish].hint}</small>
                </Check>
              ))}
            </div>
          </div>
        </div>
      </div>
      <Result
        {...tool}
        words={words}
        headline={headline}
        what={fill(result.what, { package: label, ...estimate.band })}
        notes={isInvalid ? [] : estimate.notes}
        inputs={[join(modules.items.filter(({ key }) => isLive(key)).map((item) => item.label))]}
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
                label={table.caption}
                columns={[table.item, table.low, table.high]}
                rows={[
                  ...estimate.lines,
                  { id: 'sum', label: table.sum, ...estimate.sum },
                  window,
                  { ...rounding, label: range },
                ].map(({ id, label, low, high }) => ({ id, cells: [label, low, high] }))}
              />
            </section>
          </div>
        )}
      </Result>
    </ToolFrame>
  );
}
