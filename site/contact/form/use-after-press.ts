import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work at once, or once the pointer is released. If the page moves under a pressed pointer, the click misses its
 * button: the visitor corrects the last field, presses Send, and nothing happens.
 */
export const useAfterPress = () => {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () =>
      // The click comes after the release, in the same task.
      setTimeout(() => {
        isPressed.current = false;
        for (const work of waiting.current.splice(0)) work();
      });
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, []);

  return useCallback((work: () => void) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  }, []);
};
