import type { DeskEvent } from '../contract/events.ts';
import type { Standing } from '../staff/changes.ts';
import type { Staff } from '../staff/open.ts';

/** How soon people see what somebody else, another server or the command line did. */
const lookEveryMs = 2000;

export interface Listener {
  token: string;
  tell(event: DeskEvent): void;
}

/**
 * Looks at the store while somebody has the desk open, and tells what changed. One look for all who listen; with several
 * servers on one PostgreSQL each looks for itself, so nothing has to be set up between them.
 */
export class Changes {
  readonly #staff: Staff;
  readonly #listeners = new Set<Listener>();
  #standing: Standing | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(staff: Staff) {
    this.#staff = staff;
  }

  get count(): number {
    return this.#listeners.size;
  }

  /** Call the result to listen no longer. */
  async listen(listener: Listener): Promise<() => void> {
    this.#standing ??= await this.#staff.standing();
    this.#listeners.add(listener);
    listener.tell({ type: 'hello', counts: this.#standing.counts });
    this.#timer ??= setInterval(() => void this.look(), lookEveryMs).unref();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#standing = undefined;
  }

  /** A store that is away is looked at again the next time. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch(() => {})
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const before = this.#standing;
    if (!before) return;
    await this.#endSessions();
    const now = await this.#staff.standing();
    // Everybody left meanwhile: whoever comes next starts from what there is then.
    if (this.#standing !== before) return;
    this.#standing = now;
    for (const event of await this.#eventsBetween(before, now)) {
      for (const { tell } of this.#listeners) tell(event);
    }
  }

  async #eventsBetween(before: Standing, { arrival, step, counts, people }: Standing): Promise<DeskEvent[]> {
    const events: DeskEvent[] = [];
    if (arrival && arrival.id !== before.arrival?.id) {
      const ids = await this.#staff.arrivedAfter(before.arrival?.number ?? 0);
      if (ids.length > 0) events.push({ type: 'arrived', ids, counts });
    }
    const isCountedAnew = JSON.stringify(counts) !== JSON.stringify(before.counts);
    if (step !== before.step)
      events.push({ type: 'changed', ids: await this.#staff.changedAfter(before.step), counts });
    else if (isCountedAnew && events.length === 0) events.push({ type: 'changed', ids: [], counts });
    if (people !== before.people) events.push({ type: 'people' });
    return events;
  }

  /** Whoever was signed out elsewhere or removed hears nothing more. */
  async #endSessions(): Promise<void> {
    for (const listener of [...this.#listeners]) {
      if (await this.#staff.session(listener.token, false)) continue;
      listener.tell({ type: 'signed-out' });
      this.#listeners.delete(listener);
    }
  }

  stop(): void {
    for (const { tell } of this.#listeners) tell({ type: 'signed-out' });
    this.#listeners.clear();
    this.#rest();
  }
}
