import { MINUTE_MS } from '../common/day.ts';
import { withPriority } from '../common/journal.ts';
import type { Log, LogFacts } from '../enquiries/log.ts';

export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

interface LogOptions {
  level: LogLevel;
  write?: (line: string, level: Exclude<LogLevel, 'silent'>) => void;
  now?: () => Date;
}

/** More of one kind are counted: strangers choose how many requests are refused. */
export const MAX_LINES_PER_MINUTE = 60;

/** One JSON object a line. Callers pass no personal data: no address, query or form field. */
export function createLog({
  level,
  write = (line, level) => {
    const stream = level === 'info' ? process.stdout : process.stderr;
    stream.write(withPriority(line, level));
  },
  now,
}: LogOptions): Log {
  const least = LOG_LEVELS.indexOf(level);
  const counts = new Map<string, number>();
  const at =
    (own: Exclude<LogLevel, 'silent'>) =>
    (event: string, facts: LogFacts = {}): void => {
      if (LOG_LEVELS.indexOf(own) < least) return;
      const put = (told: LogFacts) => {
        const time = (now?.() ?? new Date()).toISOString();
        write(`${JSON.stringify({ time, level: own, event, ...told })}\n`, own);
      };
      const { status = null } = facts;
      const kind = `${own} ${event} ${status}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count <= MAX_LINES_PER_MINUTE) put(facts);
      if (count > 1) return;
      const sum = () => {
        const more = (counts.get(kind) ?? 0) - MAX_LINES_PER_MINUTE;
        counts.delete(kind);
        if (more > 0) put({ ...(status !== null && { status }), more });
      };
      setTimeout(sum, MINUTE_MS).unref();
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** A path fit for the log: only plain words, because it may hold an address or a number. */
export function pathForLog(path: string): string {
  return path
    .slice(0, 200)
    .split('/')
    .map((part) => (/^[a-z-]*$/.test(part) ? part : '*'))
    .join('/');
}

/** The kind and place of an error, without its message, which may quote what a visitor typed. */
export function errorForLog(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const places = frames.slice(0, 5).map((line) => line.trim().replace(/^at /, ''));
  return {
    error: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    at: places.join(' < '),
  };
}
