import { expect, it } from 'vitest';
import { clientAddress, trustedBy } from './client-address.ts';

const trusted = trustedBy(['10.0.0.0/8', '::1', '2001:db8::/32']);

it.each([
  ['without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['who claims another address', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['behind a trusted proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['behind two, who forged the first hop', '::ffff:10.0.0.1', '1.2.3.4, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['behind a proxy that adds ports', '::1', '198.51.100.1:4711', '198.51.100.1'],
  ['with IPv6', '2001:db8::5', '[2a00::1]:443', '2a00::1'],
  ['behind a proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['behind more proxies than there are', '10.0.0.1', `198.51.100.1${', 10.1.1.1'.repeat(20)}`, '10.1.1.1'],
  ['behind nineteen proxies', '10.0.0.1', `198.51.100.1${', 10.1.1.1'.repeat(19)}`, '198.51.100.1'],
  ['with nonsense in the header', '10.0.0.1', 'unknown', '10.0.0.1'],
])('knows a visitor %s', (_, remote, forwarded, address) => {
  expect(clientAddress(remote, forwarded, trusted)).toBe(address);
});

it('trusts nobody by default', () => {
  expect(trustedBy([])('127.0.0.1')).toBe(false);
});
