import { expect, test } from 'vitest';
import { isPublicAddress, translatedBy } from './public-address.ts';

test.each([
  ...['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1'],
  ...['198.20.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450:4001::1', '2001:4860::8888'],
  ...['64:ff9b::8.8.8.8', '64:ff9b::808:808'],
])('%s is reached by everybody', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.170', '192.0.2.1', '192.88.99.1'],
  ...['192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.7', '224.0.0.1'],
  ...['239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '::7f00:1', '::8.8.8.8'],
  ...['64:ff9b::10.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::808:808', '64:ff9b:1::a00:1', '100::1'],
  ...['2001::1', '2001:0:4136:e378::1', '2001:10::1', '2001:20::1', '2001:db8::1', '3fff::1'],
  ...['2002:a00:1::1', '2002:808:808::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0'],
  ...['fec0::1', 'ff02::1', '5f00::1', '4000::1'],
  ...['', 'localhost', '1', '8.8.8', '0x7f.1'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['2001:67c:2b0:db32:0:1:c000:aa', '2001:67c:2b0:db32:0:1:a00:1', '2001:67c:2b0:db32:0:1:808:808'],
  [
    '2a01:1111:2222:3333:c0:0:aa00:0',
    '2a01:1111:2222:3333:a:0:100:0',
    '2a01:1111:2222:3333:8:808:800:0',
  ],
  ['2a01:1111:c000:aa::', '2a01:1111:a00:1::', '2a01:1111:808:808::'],
])('where %s stands for IPv4, an address is what it stands for', (answer, inside, outside) => {
  const translated = translatedBy([answer]);
  expect(translated).toHaveLength(1);
  expect(isPublicAddress(inside)).toBe(true);
  expect(isPublicAddress(inside, translated)).toBe(false);
  expect(isPublicAddress(outside, translated)).toBe(true);
});

test('an answer that stands for nothing says of no network', () => {
  expect(translatedBy(['2606:4700::1111', '192.0.0.170'])).toEqual([]);
});
