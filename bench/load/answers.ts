/** What became of the enquiries of one phase. */
export class Answers {
  readonly acknowledged = new Set<string>();
  readonly interrupted = new Set<string>();
  /** Milliseconds from the moment an enquiry was due until its acknowledgement. */
  readonly times: number[] = [];
  tooMany = 0;
  unavailable = 0;
  /** Refusals that do not say when to try again. */
  withoutRetryAfter = 0;
  /** Any other answers, which must not happen. */
  other = 0;
  /** Cut off, or not answered within the 20 seconds that the page waits. */
  unanswered = 0;

  count(id: string, status: number | undefined, retryAfter: string | undefined, ms: number): void {
    if (status === 200) {
      this.acknowledged.add(id);
      this.times.push(ms);
      return;
    }
    this.interrupted.add(id);
    if (status === undefined) this.unanswered += 1;
    else if (status === 429) this.tooMany += 1;
    else if (status === 503) this.unavailable += 1;
    else this.other += 1;
    const isRefusal = status === 429 || status === 503;
    if (isRefusal && !/^[1-9]\d*$/.test(retryAfter ?? '')) this.withoutRetryAfter += 1;
  }
}
