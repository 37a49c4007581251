import { fill } from '../../../common/wording.ts';
import { Check } from '../../../ui/Check.tsx';
import choices from '../parts/Choices.module.css';
import { Choices, keysOf } from '../parts/Choices.tsx';
import { NumberField } from '../parts/NumberField.tsx';
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
  const { modules, numbers, numberError, frequency, window } = words;
  const isLive = (key: string) => state.modules.includes(key);
  const toggle = (key: string) =>
    onChange({ modules: isLive(key) ? state.modules.filter((other) => other !== key) : [...state.modules, key] });
  return (
    <div className={styles.form}>
      <fieldset className={choices.choices}>
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
              onChange={(number) => onChange({ [name]: number })}
            />
          );
        })}
        <Choices {...frequency} value={state.frequency} onChange={(answer) => onChange({ frequency: answer })} />
      </div>
      <div className="pairs">
        <Choices {...window} value={state.window} onChange={(answer) => onChange({ window: answer })} />
        <div>
          {(['release', 'lead'] as const).map((wish) => (
            <Check key={wish} checked={state[wish]} onChange={({ target }) => onChange({ [wish]: target.checked })}>
              {words[wish].label}
              <small>{words[wish].hint}</small>
            </Check>
          ))}
        </div>
      </div>
    </div>
  );
};
