import { existsSync } from 'node:fs';
import { release, releaseBack } from '../publish/releases.ts';

/** The settings that the units build with. */
const BUILD_SETTINGS = '/etc/dhr-website-build.env';
if (existsSync(BUILD_SETTINGS)) process.loadEnvFile(BUILD_SETTINGS);

const place = {
  root: process.env['RELEASE_ROOT'] || '/opt/dhr-website',
  restart: process.env['RESTART_COMMAND'] ?? 'sudo -n systemctl restart dhr-website',
  health: `http://127.0.0.1:${process.env['PORT'] || '4321'}/healthz`,
  say: (text: string) => console.log(text),
};

/** `release` makes and serves a new one, `release back [ID]` serves an earlier one. */
try {
  const [word, id] = process.argv.slice(2);
  await (word === 'back' ? releaseBack(place, id) : release(place));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
