const LINE_EVERY_MS = 5000;

/** Shows how much of the work is done and how long the rest may take: a line now and then, on standard error. */
export const startProgress = (total: number): ((done: number, text: string) => void) => {
  const began = performance.now();
  let next = began;
  return (done, text) => {
    const now = performance.now();
    if (now < next && done < total) return;
    next = now + LINE_EVERY_MS;
    const seconds = Math.round((((now - began) / done) * (total - done)) / 1000);
    const left = done > 0 && done < total ? `, about ${seconds} s left` : '';
    process.stderr.write(`[${done}/${total}] ${text}${left}\n`);
  };
};
