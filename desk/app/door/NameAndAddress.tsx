import { Field } from '../../../ui/Field.tsx';

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

export const NameAndAddress = ({ labels, who, onChange, isReader = false }: Props) => (
  <>
    <Field
      label={labels.name}
      required
      maxLength={100}
      autoComplete={isReader ? 'name' : 'off'}
      value={who.name}
      onChange={({ target }) => onChange({ ...who, name: target.value })}
    />
    <Field
      label={labels.address}
      type="email"
      required
      maxLength={254}
      autoComplete={isReader ? 'email' : 'off'}
      value={who.address}
      onChange={({ target }) => onChange({ ...who, address: target.value })}
    />
  </>
);
