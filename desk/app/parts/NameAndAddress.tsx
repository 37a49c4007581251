import { useId } from 'react';
import field from './Field.module.css';

interface Who {
  name: string;
  address: string;
}

interface Props {
  labels: Who;
  who: Who;
  onChange: (who: Who) => void;
  /** Whether it is the reader who is meant: then the browser may fill it in. */
  isReader?: boolean;
}

/** Who somebody is, as the desk needs to know it. */
export const NameAndAddress = ({ labels, who, onChange, isReader = false }: Props) => {
  const id = useId();
  return (
    <>
      <div>
        <label className={field.label} htmlFor={`${id}-name`}>
          {labels.name}
        </label>
        <input
          id={`${id}-name`}
          className={field.input}
          required
          maxLength={100}
          autoComplete={isReader ? 'name' : 'off'}
          value={who.name}
          onChange={({ target }) => onChange({ ...who, name: target.value })}
        />
      </div>
      <div>
        <label className={field.label} htmlFor={`${id}-address`}>
          {labels.address}
        </label>
        <input
          id={`${id}-address`}
          className={field.input}
          type="email"
          required
          maxLength={254}
          autoComplete={isReader ? 'email' : 'off'}
          value={who.address}
          onChange={({ target }) => onChange({ ...who, address: target.value })}
        />
      </div>
    </>
  );
};
