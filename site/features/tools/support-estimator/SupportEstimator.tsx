import { fill, join } from '../../../../common/wording.ts';
import { Check } from '../../../../ui/Check.tsx';
import { PayrollLine } from '../../../parts/line/PayrollLine.tsx';
import type { EstimatorWords } from '../../../schemas/tools/support-estimator.ts';
import { Choices, keysOf, NumberField } from '../shared/Fields.tsx';
import { Rail } from '../shared/Rail.tsx';
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

/** A provider's loop, and one of the client's own. */
const LOOP = { isManaged: true, people: 1, isDue: false, isKnown: false };
const OWN_LOOP = { ...LOOP, isManaged: false, isKnown: true };
const TIERS = { bronze: [LOOP], silver: [LOOP, LOOP], gold: [LOOP, LOOP, LOOP] };

interface SumProps {
  words: EstimatorWords;
  state: EstimateInput;
  lines: ReturnType<typeof work>['lines'];
}

/** The parts of the range: a loop for each module with a dot for each hour of a calm month, then the other lines. */
function Sum({ words: { modules, rail, window }, state, lines }: SumProps) {
  const live = modules.items.filter(({ key }) => state.modules.includes(key));
  const { factor } = window.choices[state.window];
  return (
    <div className={styles.sum}>
      {live.length > 0 && (
        <PayrollLine
          loops={live.map(({ hours }) => ({ ...OWN_LOOP, dots: Math.round(hours.low) }))}
        >
          {live.map(({ key, label, hours }) => (
            <li key={key} className="ends">
              {label}
              <span>{fill(rail.range, hours)}</span>
            </li>
          ))}
        </PayrollLine>
      )}
      <ul className="muted">
        {lines.map(
          ({ id, low, high }) =>
            id in rail.lines && (
              <li key={id} className="ends">
                {rail.lines[id as keyof typeof rail.lines]}
                <span>{fill(rail.range, { low, high })}</span>
              </li>
            ),
        )}
        {factor > 1 && (
          <li className="ends">
            {rail.lines.window}
            <span>{fill(rail.factor, { factor })}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** From the systems to be supported to a package and a band of hours. */
export function SupportEstimator({ words }: { words: EstimatorWords }) {
  const { change, ...tool } = useTool({
    empty: EMPTY,
    keptAs: 'dhr-support-estimator',
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
      <div className={`columns noPrint ${parts.form} ${parts.side}`}>
        <div className="stays">
          <Rail
            words={words.rail}
            value={isEmpty ? undefined : fill(words.rail.range, estimate.band)}
            unit={words.rail.unit}
            name={label}
            figure={<PayrollLine loops={TIERS[estimate.package]} isAcross />}
            again={{
              label: words.shared.startAgain,
              href: tool.link.replace(/#.*/, ''),
              onClick: tool.forget,
            }}
          >
            <Sum words={words} state={state} lines={estimate.lines} />
          </Rail>
          <div className="small muted">
            <b>{illustrative.label}</b>
            <p>{illustrative.text}</p>
          </div>
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
