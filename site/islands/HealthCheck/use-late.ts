import { useEffect, useState } from 'react';

/** Fetches a file of this site once it is needed. A new `need` tries again, for a visitor whose network was away. */
export const useLate = <Data>(address: string, need: string, given?: Data): Data | undefined => {
  const [data, setData] = useState(given);
  useEffect(() => {
    if (!need || data) return;
    fetch(address)
      .then((answer) => answer.json())
      .then(setData, () => undefined);
  }, [address, need, data]);
  return data;
};
