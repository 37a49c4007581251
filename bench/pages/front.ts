import { deployedNginx, makeCertificate } from '../../tests/support/machine/deployed-nginx.ts';
import { findProgram } from '../../tests/support/machine/find-program.ts';
import { freePort } from '../../tests/support/machine/free-port.ts';
import { CannotMeasure } from '../lib/cannot-measure.ts';
import { type Nginx, runNginx } from '../lib/nginx.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** HTTPS and HTTP/2 by deploy/nginx.conf in front of the server: no visitor gets a page in another way. */
export const startFront = async (server: string): Promise<Nginx> => {
  const openssl = findProgram('openssl');
  if (!openssl) throw new CannotMeasure('openssl is not installed (Debian: apt-get install openssl).');
  const folder = temporaryFolder('front');
  makeCertificate(folder, openssl);
  const [http, https] = [await freePort(), await freePort()];
  const upstream = Number(new URL(server).port);
  const config = deployedNginx({ folder, upstream, http: `127.0.0.1:${http}`, https: `127.0.0.1:${https}` });
  return runNginx({ folder, config, origin: `https://localhost:${https}` });
};
