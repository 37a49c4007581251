export interface Repeated {
  /** Resolves when a run that has begun has ended. */
  stop(): Promise<void>;
}

/** Repeats work until stopped, never two at a time. A failure is the work's own to report. */
export function every(ms: number, work: () => Promise<void>, { atOnce = false } = {}): Repeated {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, ms);
  timer.unref();
  if (atOnce) run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
