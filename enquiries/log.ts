export type LogFacts = Record<string, string | number | boolean | null>;

/** Events in words, with facts: ids, counts and codes, and nothing that a visitor wrote. */
export interface Log {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}
