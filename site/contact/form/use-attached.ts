import { useEffect, useState } from 'react';
import { type HandedOver, keepHandedOver, readHandedOver } from '../../browser/handed-over.ts';

/** The results of tools that go with this enquiry. They stay over a reload, until they are sent or removed. */
export const useAttached = (given: readonly HandedOver[] = [], isWelcome = true) => {
  const [attached, setAttached] = useState(given);
  useEffect(() => {
    if (!isWelcome) return;
    const found = readHandedOver();
    if (found.length > 0) setAttached(found);
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setAttached(readHandedOver());
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [isWelcome]);
  const keep = (next: readonly HandedOver[]) => {
    keepHandedOver(next);
    setAttached(next);
  };
  return {
    attached,
    change: (title: string, text: string) =>
      keep(attached.map((result) => (result.title === title ? { ...result, text } : result))),
    remove: (title: string) => keep(attached.filter((result) => result.title !== title)),
    forget: () => {
      if (isWelcome) keep([]);
    },
  };
};
