import { useEffect, useState } from 'react';
import { loadLate } from './load-late.ts';

/** A file of this site, fetched once it is needed. */
export const useLate = <Data>(address: string, isNeeded: boolean, given?: Data): Data | undefined => {
  const [data, setData] = useState(given);
  useEffect(() => {
    if (isNeeded && !data) loadLate<Data>(address).then(setData);
  }, [address, isNeeded, data]);
  return data;
};
