import { useState } from 'react';
import { fill, join } from '../../../common/wording.ts';
import type { Drawing } from '../../figures/figures.ts';
import { ClosingLine } from '../parts/ClosingLine.tsx';
import { Result } from '../parts/Result.tsx';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { type Start, useTool } from '../parts/use-tool.ts';
import { Arithmetic } from './Arithmetic.tsx';
import { EstimateForm } from './EstimateForm.tsx';
import { decodeEstimate, encodeEstimate } from './rules/address.ts';
import { estimate as work } from './rules/estimate.ts';
import { estimateSummary } from './rules/summary.ts';
import { EMPTY, type EstimateInput, type NumberName } from './rules/types.ts';
import styles from './SupportEstimator.module.css';
import type { EstimatorFile, SharedWords } from './words.ts';

export interface SupportEstimatorProps {
  file: EstimatorFile;
  shared: SharedWords;
  /** One, two and three octagons. */
  tiers: Record<keyof EstimatorFile['packages'], Drawing>;
  /** Shows the estimator in the middle of its life, for the gallery. */
  start?: Start<EstimateInput>;
}

/** What has to be supported in, a support package and a band of hours out. */
export const SupportEstimator = ({ file, shared, tiers, start }: SupportEstimatorProps) => {
  const { change, ...tool } = useTool(
    {
      empty: EMPTY,
      encode: (state: EstimateInput) => encodeEstimate(state, file),
      decode: (address) => decodeEstimate(address, file),
    },
    start,
  );
  const { state, round } = tool;
  const { result, packages, illustrative, handOver, page, modules, numbers } = file;
  // Fields that hold no number. They begin anew with every round, and so does this.
  const [bad, setBad] = useState<{ round: number; names: readonly NumberName[] }>({ round, names: [] });
  const badNames = bad.round === round ? bad.names : [];
  const check = (name: NumberName, isValid: boolean) =>
    setBad({ round, names: [...badNames.filter((other) => other !== name), ...(isValid ? [] : [name])] });
  const estimate = work(state, file);
  const isInvalid = badNames.length > 0;
  const { band, reasons } = estimate;
  // An estimate without the number that somebody has just written would be wrong, so there is none.
  const isEmpty = estimate.isEmpty || isInvalid;
  const headline = isInvalid
    ? fill(result.invalid, { fields: join(badNames.map((name) => numbers[name].label)) })
    : estimate.headline;
  const notes = isInvalid ? [] : estimate.notes;
  const tier = tiers[estimate.package];
  return (
    <ToolFrame {...tool} minutes={page.minutes} words={shared} headline={headline}>
      <div className={`columns noPrint ${styles.estimator}`}>
        <EstimateForm
          file={file}
          state={state}
          onChange={(part) => change((now) => ({ ...now, ...part }))}
          onCheck={check}
        />
        <div className={styles.live}>
          <ClosingLine drawing={tier} share={isEmpty ? 0 : 1} />
          <p>{isEmpty ? headline : packages[estimate.package].label}</p>
          {!isEmpty && (
            <>
              <p>{fill(result.hours, { ...band })}</p>
              <p>{result.band}</p>
            </>
          )}
          <p>
            <b>{illustrative.label}</b>
            {illustrative.text}
          </p>
        </div>
      </div>
      <Result
        {...tool}
        words={shared}
        tool={page.title}
        title={page.printTitle}
        heading={result.heading}
        headline={headline}
        what={fill(result.what, { package: packages[estimate.package].label, ...band })}
        notes={notes}
        inputs={[join(modules.items.filter(({ key }) => state.modules.includes(key)).map(({ label }) => label))]}
        caveat={result.caveat}
        drawing={tier}
        share={isEmpty ? 0 : 1}
        service={handOver.service}
        summary={() => estimateSummary(estimate, file, tool.link)}
      >
        {!isEmpty && (
          <div className={`columns ${styles.reasons}`}>
            <section>
              <h3>{result.why}</h3>
              <p>{packages[estimate.package].line}</p>
              <ul className="ruled">
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </section>
            <section>
              <h3>{result.arithmetic}</h3>
              <Arithmetic estimate={estimate} words={result.table} />
            </section>
          </div>
        )}
      </Result>
    </ToolFrame>
  );
};
