import { fill } from '../../../common/wording.ts';
import choices from '../parts/Choices.module.css';
import { Choice, Choices, keysOf } from '../parts/Choices.tsx';
import { NumberField } from '../parts/Field.tsx';
import type { EstimateInput } from './rules/estimate.ts';
import styles from './SupportEstimator.module.css';
import type { EstimatorWords } from './words.ts';

interface Props {
  words: EstimatorWords;
  state: EstimateInput;
  onChange: (change: Partial<EstimateInput>) => void;
}

/** What has to be supported. */
export const EstimateForm = ({ words, state, onChange }: Props) => {
  const { modules, numbers, numberError, frequency, window, release, lead } = words;
  return (
    <div className={styles.form}>
      <fieldset className={choices.choices}>
        <legend>{modules.label}</legend>
        <p className="small muted">{modules.hint}</p>
        <div className={styles.modules}>
          {modules.items.map(({ key, label }) => (
            <Choice
              key={key}
              type="checkbox"
              label={label}
              isChosen={state.modules.includes(key)}
              onChange={(isLive) =>
                onChange({ modules: isLive ? [...state.modules, key] : state.modules.filter((other) => other !== key) })
              }
            />
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
              onChange={(number) => onChange({ [name]: number })}
            />
          );
        })}
        <Choices {...frequency} value={state.frequency} onChange={(answer) => onChange({ frequency: answer })} />
      </div>
      <div className="pairs">
        <Choices {...window} value={state.window} onChange={(answer) => onChange({ window: answer })} />
        <div>
          <Choice type="checkbox" {...release} isChosen={state.release} onChange={(is) => onChange({ release: is })} />
          <Choice type="checkbox" {...lead} isChosen={state.lead} onChange={(is) => onChange({ lead: is })} />
        </div>
      </div>
    </div>
  );
};
