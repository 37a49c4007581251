import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Log } from '../enquiries/log.ts';

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/** IPv4 on an IPv6 socket reads ::ffff:10.0.0.1; some proxies add the port. */
function plain(address: string): string {
  return address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1');
}

export function trustedBy(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** More hops than any visitor comes through; a header may name thousands. */
const MAX_HOPS = 20;

/** From the right, X-Forwarded-For is trusted as far as trusted proxies wrote it (ASVS 15.3.4). */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = plain(remote ?? '');
  const hops = (forwarded ?? '').split(',').slice(-MAX_HOPS).map(plain);
  while (isTrusted(address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

const isLoopback = trustedBy(['127.0.0.0/8', '::1']);
/** No visitor comes from here by the internet: a request from here is a proxy's (RFC 6890). */
const isNear = trustedBy(
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 ::1 fc00::/7 fe80::/10'.split(
    ' ',
  ),
);
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/** Whether a request comes from this machine itself; one passed on by a local proxy says so. */
export function isFromThisMachine(context: Context<{ Bindings: HttpBindings }>): boolean {
  const { remoteAddress = '', localAddress } = context.env.incoming.socket;
  const isOwn = isLoopback(plain(remoteAddress)) || remoteAddress === localAddress;
  return isOwn && FORWARDING.every((name) => context.req.header(name) === undefined);
}

export type Proxies = ReturnType<typeof knowProxies>;

/** The proxies of TRUST_PROXY, and whether there are others. */
export function knowProxies(networks: readonly string[], log: Log) {
  const isTrusted = trustedBy(networks);
  const problem = 'a proxy is in front that TRUST_PROXY does not name';
  let isUnknown = false;
  const addressOf = ({ headers, socket }: IncomingMessage): string => {
    // A proxy nearby is believed for the rate limits even if TRUST_PROXY does not name it, or one
    // visitor would use up the allowance of everyone behind it.
    const peer = plain(socket.remoteAddress ?? '');
    const isBelieved = (one: string) => isTrusted(one) || (one === peer && isNear(peer));
    return clientAddress(peer, headers['x-forwarded-for']?.toString(), isBelieved);
  };
  return {
    /** Looks for a proxy that TRUST_PROXY does not name: its visitors would share one limit. */
    watch({ headers, socket }: IncomingMessage): void {
      if (
        isUnknown ||
        (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)
      )
        return;
      const peer = plain(socket.remoteAddress ?? '');
      if (isTrusted(peer)) return;
      isUnknown = true;
      // A public address may be that of a person who made the header up.
      log.error(problem, isNear(peer) ? { address: peer } : {});
    },
    state: () => (isUnknown ? { ok: false, problem } : { ok: true }),
    addressOf,
    clientAddress: (context: Context): string => addressOf(context.env.incoming),
  };
}
