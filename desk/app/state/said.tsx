import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

export interface Saying {
  id: number;
  text: string;
  undo?: () => void;
}

type Say = (text: string, undo?: () => void) => void;
interface Said {
  saying: Saying | undefined;
  say: Say;
  hush: () => void;
}

const SaidContext = createContext<Said | undefined>(undefined);

/** What was just done, in one sentence. The next sentence takes the place of the last. */
export const SaidProvider = ({ children }: { children: ReactNode }) => {
  const [saying, set] = useState<Saying>();
  const say = useCallback<Say>(
    (text, undo) => set((last) => ({ id: (last?.id ?? 0) + 1, text, ...(undo ? { undo } : {}) })),
    [],
  );
  const hush = useCallback(() => set(undefined), []);
  const said = useMemo(() => ({ saying, say, hush }), [saying, say, hush]);
  return <SaidContext value={said}>{children}</SaidContext>;
};

export const useSaid = (): Said => {
  const said = useContext(SaidContext);
  if (!said) throw new Error('There is nobody to say it to: put the component into a SaidProvider.');
  return said;
};
