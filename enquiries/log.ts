export type LogFacts = Record<string, string | number | boolean | null>;

/** Events in words with facts beside them. Ids, counts and codes only: nothing a visitor wrote belongs in a log. */
export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}
