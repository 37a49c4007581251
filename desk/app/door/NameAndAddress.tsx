import { Field } from '../../../ui/Field.tsx';

interface Who {
  name: string;
  address: string;
}

export const whoIn = (form: HTMLFormElement): Who => {
  const typed = new FormData(form);
  return { name: String(typed.get('name')).trim(), address: String(typed.get('address')).trim() };
};

/** `isReader`: the reader's own details, so the browser may fill them in. */
export const NameAndAddress = ({ labels, isReader = false }: { labels: Who; isReader?: boolean }) => (
  <>
    <Field name="name" label={labels.name} required maxLength={100} autoComplete={isReader ? 'name' : 'off'} />
    <Field
      name="address"
      label={labels.address}
      type="email"
      required
      maxLength={254}
      autoComplete={isReader ? 'email' : 'off'}
    />
  </>
);
