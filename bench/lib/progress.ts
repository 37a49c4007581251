export interface Progress {
  /** Shows what is being done; `done` pieces are finished. */
  show(done: number, text: string): void;
  end(): void;
}

/** The part of a terminal that is used. */
export interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Without a terminal, a line from time to time is enough. */
const LINE_EVERY_MS = 5000;

const inWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

/** Shows progress and the time left, on standard error. */
export const startProgress = (
  total: number,
  screen: Screen = process.stderr,
  now = performance.now.bind(performance),
): Progress => {
  const began = now();
  let lastLine = Number.NEGATIVE_INFINITY;
  const lineOf = (done: number, text: string): string => {
    const left = done > 0 && done < total ? `, about ${inWords(((now() - began) / done) * (total - done))} left` : '';
    return `[${done}/${total}] ${text}${left}`;
  };
  return {
    show(done, text) {
      if (screen.isTTY) screen.write(`\r\u001B[K${lineOf(done, text)}`);
      else if (done === total || now() - lastLine >= LINE_EVERY_MS) {
        lastLine = now();
        screen.write(`${lineOf(done, text)}\n`);
      }
    },
    end() {
      if (screen.isTTY) screen.write('\r\u001B[K');
      screen.write(`done in ${inWords(now() - began)}\n`);
    },
  };
};
