import { readBuildSettings } from './settings/page-settings.ts';

/** The day of the build. BUILD_DATE fixes it, for a build that must be the same tomorrow. */
export const today = (): Date => readBuildSettings(process.env).BUILD_DATE ?? new Date();
