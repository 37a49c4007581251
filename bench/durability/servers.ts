import { type ServerProcess, startServer } from '../../enquiries/testing/server-process.ts';
import { atEnd } from '../lib/at-end.ts';

/** The enquiries' own server, which does not outlive an interrupted run. */
export const openServer = async (settings: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServer({ NODE_ENV: 'production', ...settings });
  atEnd(() => void server.child.kill('SIGKILL'));
  return server;
};
