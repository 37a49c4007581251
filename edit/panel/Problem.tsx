import { Icon } from './icons.tsx';

/** What is wrong, for somebody who waits for something to happen; nothing as long as all is well. */
export const Problem = ({ words }: { words: string | undefined }) =>
  words && (
    <p className="err" role="alert">
      <Icon name="alert" /> {words}
    </p>
  );
