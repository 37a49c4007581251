import type { ReactNode } from 'react';

/** Two states of a text, each under its name. */
export const SideBySide = ({ sides }: { sides: readonly (readonly [name: string, words: ReactNode])[] }) => (
  <dl className="ba">
    {sides.map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
