import type { ListenOptions } from 'node:net';

/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const FIRST_DESCRIPTOR = 3;

type Environment = Record<string, string | undefined>;

/** The socket that systemd keeps open while the server restarts, or else a port of our own. */
export function whereToListen(
  { PORT, HOST }: { PORT: number; HOST?: string | undefined },
  { LISTEN_FDS, LISTEN_PID }: Environment,
): ListenOptions | { fd: number } {
  const isHandedOver = LISTEN_FDS === '1' && LISTEN_PID === String(process.pid);
  return isHandedOver ? { fd: FIRST_DESCRIPTOR } : { port: PORT, ...(HOST && { host: HOST }) };
}
