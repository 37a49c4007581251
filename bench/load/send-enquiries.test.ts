import { isIPv4 } from 'node:net';
import { expect, it } from 'vitest';
import { addressOf } from './send-enquiries.ts';

it('lets everybody come from a network of their own, and one in fifty from the same', () => {
  const addresses = Array.from({ length: 50_000 }, (_, number) => addressOf(number));
  expect(addresses.every((address) => isIPv4(address))).toBe(true);
  expect(new Set(addresses).size).toBe(49_001);
  expect(addresses.filter((address) => address === addressOf(0))).toHaveLength(1000);
});
