import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Toast, type ToastMessage } from '../../../ui/Toast.tsx';
import words from '../../words.json' with { type: 'json' };

type Announce = (text: string, undo?: () => void) => void;

const AnnouncementContext = createContext<Announce>(() => {});

/** Says in one sentence what was just done. The next sentence takes the place of the last. */
export const Announcements = ({ children }: { children: ReactNode }) => {
  const [message, setMessage] = useState<ToastMessage>();
  const announce = useCallback<Announce>((text, undo) => {
    const action = undo && { label: words.said.undo, onPress: undo };
    setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, ...(action ? { action } : {}) }));
  }, []);
  return (
    <AnnouncementContext value={announce}>
      {children}
      <Toast message={message} onEnd={useCallback(() => setMessage(undefined), [])} />
    </AnnouncementContext>
  );
};

export const useAnnounce = (): Announce => useContext(AnnouncementContext);
