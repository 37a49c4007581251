/** Waits that anybody can end early. */
export class Sleeper {
  #wakers = new Set<() => void>();
  #calls = 0;

  /** How often somebody called so far. */
  get calls(): number {
    return this.#calls;
  }

  wake(): void {
    this.#calls += 1;
    for (const waker of this.#wakers) waker();
  }

  /** `seen` is the count at the sleeper's last look: a call since then ends the wait before it begins. */
  sleep(ms: number, seen: number): Promise<void> {
    if (seen !== this.#calls) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wakers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      timer.unref();
      this.#wakers.add(done);
    });
  }
}
