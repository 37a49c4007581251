import type { Log, LogFacts } from '../enquiries/log.ts';

export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogOptions {
  level: LogLevel;
  write?: (line: string) => void;
  now?: () => Date;
}

/** One JSON object a line. Callers pass no personal data: no addresses, no query strings, no form fields. */
export const createLog = ({ level, write, now = () => new Date() }: LogOptions): Log => {
  const out = write ?? ((line: string) => void process.stdout.write(line));
  const least = LOG_LEVELS.indexOf(level);
  const at =
    (own: Exclude<LogLevel, 'silent'>) =>
    (event: string, facts: LogFacts = {}): void => {
      if (LOG_LEVELS.indexOf(own) >= least)
        out(`${JSON.stringify({ time: now().toISOString(), level: own, event, ...facts })}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

/** A path fit for the log: a visitor may have written an address or a number into it, so only plain words are kept. */
export const pathForLog = (path: string): string =>
  path
    .slice(0, 200)
    .split('/')
    .map((part) => (/^[a-z-]*$/.test(part) ? part : '*'))
    .join('/');

/** What went wrong and where, without the message: it may quote what a visitor typed. */
export const errorForLog = (error: unknown): LogFacts => {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    at: frames
      .slice(0, 5)
      .map((line) => line.trim().replace(/^at /, ''))
      .join(' < '),
  };
};
