import { userInfo } from 'node:os';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  isWatched: process.stderr.isTTY === true,
  now: Date.now,
  user: process.env['SUDO_USER'] ?? userInfo().username,
});
