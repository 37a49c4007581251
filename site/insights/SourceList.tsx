import { Fragment } from 'react';
import type { Source } from './deadlines/schema.ts';

/** A source, as a link where there is an address. */
export function SourceLink({ label, href }: Pick<Source, 'label' | 'href'>) {
  return href ? (
    <a href={href} rel="noopener">
      {label}
    </a>
  ) : (
    label
  );
}

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ label, href }, i) => (
    <Fragment key={label + href}>
      {i > 0 && '; '}
      <SourceLink label={label} href={href} />
    </Fragment>
  ));
}
