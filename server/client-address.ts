import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** IPv4 on an IPv6 socket reads ::ffff:10.0.0.1; some proxies add the port. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1');

/** Whether an address belongs to one of the proxies of TRUST_PROXY. */
export const trustedBy = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

/**
 * The visitor's address. Read from the right, X-Forwarded-For can be trusted as far as trusted proxies wrote it;
 * anything further left may be made up (OWASP ASVS 15.3.4).
 */
export const clientAddress = (
  remote: string | undefined,
  forwarded: string | undefined,
  isTrusted: (address: string) => boolean,
): string => {
  let address = plain(remote ?? '');
  const hops = (forwarded ?? '').split(',').map(plain);
  while (isTrusted(address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
};

const isLoopback = trustedBy(['127.0.0.0/8', '::1']);

/** Whether a request comes from this machine itself. One that a proxy on this machine passed on says so. */
export const isFromThisMachine = (context: Context): boolean =>
  isLoopback(plain(getConnInfo(context).remote.address ?? '')) &&
  ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].every((name) => context.req.header(name) === undefined);

/** The same for a request that came through Hono. */
export const clientAddressThrough = (networks: readonly string[]): ((context: Context) => string) => {
  const isTrusted = trustedBy(networks);
  return (context) =>
    clientAddress(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'), isTrusted);
};
