import dns from 'node:dns';
import { vi } from 'vitest';

/** A database on a host with two addresses, as IPv6 and IPv4 are, where nobody listens on either. */
export function databaseThatRefusesTwice(): string {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  vi.spyOn(dns, 'lookup').mockImplementation((...call: unknown[]) => {
    const found = call.at(-1);
    if (typeof found === 'function') found(null, addresses);
  });
  return 'postgres://nobody@database.dhr.example:1/none';
}
