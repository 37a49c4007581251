export interface Repeated {
  stop(): Promise<void>;
}

/** Repeats work until stopped, never two runs at a time. The work reports its own failures. */
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
