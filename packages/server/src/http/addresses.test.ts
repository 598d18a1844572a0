import { expect, test } from 'vitest';
import { Addresses, neighbourhood } from './addresses.ts';

test('whole histories are sent to one address as fast as people ask, and no faster', () => {
  const addresses = new Addresses(1, 100);
  const waits = Array.from({ length: 150 }, () => addresses.historyWait('203.0.113.7'));
  expect(waits.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 0));
  expect(waits[149]).toBeGreaterThan(3_000);
  expect(addresses.historyWait('203.0.113.8')).toBe(0);
});

test('all sockets of one address share what may be read and opened for it, and another address has its own', () => {
  const addresses = new Addresses(2, 100);
  const read = Array.from({ length: 350 }, () => addresses.messageWait('203.0.113.7'));
  expect(read.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => 0));
  expect(read[349]).toBeGreaterThan(300);
  expect(addresses.messageWait('203.0.113.8')).toBe(0);
  const opened = Array.from({ length: 700 }, () => addresses.openingWait('203.0.113.7'));
  expect(opened[599]).toBe(0);
  expect(opened[699]).toBeGreaterThan(3_000);
  expect(addresses.openingWait('203.0.113.8')).toBe(0);
});

test('addresses that use nothing are forgotten, and those that do are not', () => {
  const addresses = new Addresses(1, 100);
  expect(addresses.enter('198.51.100.1')).toBeDefined();
  for (let i = 0; i < 12_000; i += 1) addresses.enter(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`)?.();
  expect(addresses.enter('198.51.100.1')).toBeUndefined();
});

test('addresses of IPv6 are those of one house when they begin alike', () => {
  expect(neighbourhood('203.0.113.7')).toBe('203.0.113.7');
  expect(neighbourhood('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7');
  expect(neighbourhood('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::');
  expect(neighbourhood('2001:db8:1:2::6')).toBe('2001:db8:1:2::');
  expect(neighbourhood('2001:db8::6')).toBe('2001:db8:0:0::');
  expect(neighbourhood('::1')).toBe('0:0:0:0::');
});
