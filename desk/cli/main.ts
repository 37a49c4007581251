import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { withPriority } from '../../common/journal.ts';
import { run } from './run.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(withPriority(text, 'error')),
  isWatched: process.stderr.isTTY === true,
  ask: process.stdin.isTTY ? ask : undefined,
  now: Date.now,
  user: process.env['SUDO_USER'] ?? process.env['USER'] ?? userInfo().username,
});
