import { Fragment } from 'react';
import type { Source } from '../schemas/deadlines.ts';

/** Sources in one line, as links where there is an address. */
export const SourceList = ({ sources }: { sources: readonly Source[] }) =>
  sources.map(({ label, href }, i) => (
    <Fragment key={label + href}>
      {i > 0 && '; '}
      {href ? (
        <a href={href} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
    </Fragment>
  ));
