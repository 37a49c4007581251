import { useEffect, useState } from 'react';

/** Long enough that a number typed digit by digit is announced once. */
const PAUSE = 1200;

/** The text once it has stopped changing, for announcements. */
export const useSettled = (text: string): string => {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
