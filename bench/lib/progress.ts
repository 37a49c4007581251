export interface Progress {
  /** One piece of the work begins or goes on; `done` pieces are behind it. */
  show(done: number, text: string): void;
  end(): void;
}

/** What of a terminal the display needs. */
export interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Without a terminal a line is enough from time to time: logs are read by people too. */
const LINE_EVERY_MS = 5000;

const inWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

/** How far a long piece of work is and about how long it still takes, on standard error: the result is elsewhere. */
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
