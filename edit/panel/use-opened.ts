import { useCallback, useEffect, useState } from 'react';
import type { Opened } from '../contract.ts';
import type { Path } from '../marks/places.ts';
import { send } from './api.ts';

/** What the server says about a place, and the way to ask again; nothing until it has answered. */
export const useOpened = (file: string | undefined, path: Path) => {
  const [opened, setOpened] = useState<Opened>();
  const place = JSON.stringify({ file, path });
  const load = useCallback(async () => {
    if (file) setOpened(await send<Opened>('open', JSON.parse(place)));
  }, [file, place]);
  useEffect(() => {
    void load();
  }, [load]);
  return [opened, load] as const;
};
