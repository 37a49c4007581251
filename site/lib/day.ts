import { readBuildSettings } from './build-settings.ts';

/** Days are calendar days: they are written and compared in UTC, so that no time zone shifts them. */
const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 13 November 2026 */
export const longDay = (date: Date): string => LONG.format(date);
/** 2026-11-13 */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
/** The day of the build. BUILD_DATE fixes it, for a build that must be the same tomorrow. */
export const today = (): Date => readBuildSettings(process.env).BUILD_DATE ?? new Date();
