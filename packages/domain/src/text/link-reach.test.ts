import { expect, test } from 'vitest';
import { reachOf, sharingSiteOf } from './link-reach.ts';

test.each([
  'http://localhost/x',
  'http://LOCALHOST:3000',
  'http://localhost./x',
  'https://work.localhost/',
  'http://127.0.0.1/x',
  'http://127.255.255.254',
  'http://127.1',
  'http://2130706433/',
  'http://0x7f.0.0.1',
  'http://0177.0.0.01/',
  'http://１２７.0.0.1',
  'http://0.0.0.0:8080',
  'http://0',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]',
  'http://[::]',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
])('%s reaches the own computer alone', (link) => {
  expect(reachOf(link)).toBe('own-computer');
});

test.each([
  'http://10.0.0.1/work',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.4/file',
  'http://0xC0A80104/file',
  'http://3232235780/file',
  'http://169.254.1.1',
  'http://100.64.0.1',
  'http://[fc00::1]/',
  'http://[fdff:1:2:3:4:5:6:7]/',
  'http://[fe80::1]:8080/',
  'http://[febf::1]/',
  'http://[::ffff:192.168.1.4]/',
  'http://intranet/work',
  'http://intranet./work',
  'https://Printer.LOCAL',
  'https://files.college.lan/x',
  'https://files.college.internal/x',
  'https://router.home.arpa',
])('%s reaches the same network', (link) => {
  expect(reachOf(link)).toBe('network');
});

test.each([
  'https://example.test/work',
  'https://localhost.example.test',
  'https://mylocalhost.test',
  'https://example.test/http://localhost/',
  'https://local.test',
  'http://8.8.8.8/',
  'http://172.15.0.1',
  'http://172.32.0.1',
  'http://192.169.0.1',
  'http://100.63.0.1',
  'http://100.128.0.1',
  'http://[2001:db8::1]/',
  'http://[fec0::1]/',
  'http://[fbff::1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[64:ff9b::7f00:1]/',
  // No link: that is for another rule to say.
  'localhost',
  'ftp://localhost',
  '',
])('%s may reach everybody', (link) => {
  expect(reachOf(link)).toBe('everybody');
});

test.each([
  ['https://drive.google.com/file/d/1/view', 'drive'],
  ['https://DOCS.google.com/document/d/1', 'drive'],
  ['https://1drv.ms/f/s!1', 'onedrive'],
  ['https://college-my.sharepoint.com/:f:/g/1', 'onedrive'],
  ['https://www.figma.com/design/1', 'figma'],
  ['https://github.com/me/work', 'github'],
  ['https://youtu.be/1', 'youtube'],
  ['https://m.youtube.com/watch?v=1', 'youtube'],
  ['https://github.com.example.test/me', null],
  ['https://notfigma.com', null],
  ['https://gist.github.com/me', null],
  ['drive.google.com', null],
])('%s is shared at %s', (link, site) => {
  expect(sharingSiteOf(link)).toBe(site);
});
