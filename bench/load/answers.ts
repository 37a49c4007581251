/** What happened to the enquiries of one phase. */
export class Answers {
  readonly acknowledged = new Set<string>();
  readonly interrupted = new Set<string>();
  /** Milliseconds from the moment an enquiry was due until its acknowledgement. */
  readonly times: number[] = [];
  readonly counts = {
    tooMany: 0,
    unavailable: 0,
    /** Refusals that do not say when to try again. */
    withoutRetryAfter: 0,
    /** Any other answers, which must not happen. */
    other: 0,
    /** Cut off, or not answered within the 20 seconds that the page waits. */
    unanswered: 0,
  };

  count(id: string, answer: Response | undefined, ms: number): void {
    if (answer?.status === 200) {
      this.acknowledged.add(id);
      this.times.push(ms);
      return;
    }
    this.interrupted.add(id);
    const kind = { 429: 'tooMany', 503: 'unavailable' } as const;
    if (!answer) this.counts.unanswered += 1;
    else if (answer.status !== 429 && answer.status !== 503) this.counts.other += 1;
    else {
      this.counts[kind[answer.status]] += 1;
      if (!/^[1-9]\d*$/.test(answer.headers.get('retry-after') ?? '')) this.counts.withoutRetryAfter += 1;
    }
  }
}
