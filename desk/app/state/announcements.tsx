import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface Announcement {
  id: number;
  text: string;
  undo?: () => void;
}

type Announce = (text: string, undo?: () => void) => void;
interface AnnouncementState {
  current: Announcement | undefined;
  announce: Announce;
  clear: () => void;
}

const AnnouncementContext = createContext<AnnouncementState | undefined>(undefined);

/** What was just done, in one sentence. The next sentence takes the place of the last. */
export const Announcements = ({ children }: { children: ReactNode }) => {
  const [current, set] = useState<Announcement>();
  const announce = useCallback<Announce>(
    (text, undo) => set((last) => ({ id: (last?.id ?? 0) + 1, text, ...(undo ? { undo } : {}) })),
    [],
  );
  const clear = useCallback(() => set(undefined), []);
  const announcements = useMemo(() => ({ current, announce, clear }), [current, announce, clear]);
  return <AnnouncementContext value={announcements}>{children}</AnnouncementContext>;
};

export const useAnnouncements = (): AnnouncementState => {
  const announcements = useContext(AnnouncementContext);
  if (!announcements) throw new Error('Nothing can be announced here: put the component into Announcements.');
  return announcements;
};
