import { spoken } from '../../tools/day.ts';
import { readBuildSettings } from './build-settings.ts';

/** 2026-11-13. Days are calendar days, written and compared in UTC, so that no time zone shifts them. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
/** 13 November 2026 */
export const longDay = (date: Date): string => spoken(isoDay(date));
/** The day of the build. BUILD_DATE fixes it, for a build that must be the same tomorrow. */
export const today = (): Date => readBuildSettings(process.env).BUILD_DATE ?? new Date();
