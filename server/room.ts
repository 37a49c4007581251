import type { Api } from './api.ts';
import type { HealthChecks } from './health.ts';

/** What a part of the product behind the front door brings along; enquiries/ is one. */
export interface Room {
  apis: readonly Api[];
  healthChecks: HealthChecks;
  start(): Promise<void>;
  /** Ends work under way; called after the last request was answered. */
  stop(): Promise<void>;
}
