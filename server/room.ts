import type { Api } from './api.ts';
import type { HealthChecks } from './health.ts';

/** What a part of the product behind the front door brings along. */
export interface Room {
  apis: readonly Api[];
  healthChecks: HealthChecks;
  start(): void;
  /** Ends work under way in the time that is left; called after the last request was answered. */
  stop(graceMs: number): Promise<void>;
}
