// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WhereNext } from './WhereNext.tsx';

afterEach(cleanup);

it('keeps three hidden places for the pages that the server may offer, where there are words for them', () => {
  const links = [{ label: 'Home', href: '/' }];
  const places = (nearest?: string) =>
    render(<WhereNext links={links} {...(nearest ? { nearest } : {})} />).container.querySelectorAll(
      '[data-nearest][hidden]',
    );
  expect([places('Did you mean {name}?').length, places().length]).toEqual([3, 0]);
});
