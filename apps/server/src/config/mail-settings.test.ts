import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Env, InvalidSetting } from './config-readers.ts';
import { readMail } from './mail-settings.ts';

const FROM = { MAIL_FROM: 'Pratibha <no-reply@example.edu>' };
const URL = { SMTP_URL: 'smtp://mail.example.edu' };

let folder: string;
let rsa: string;
let curve: string;

beforeAll(() => {
  folder = temporaryFolder('dkim');
  rsa = path.join(folder, 'rsa.pem');
  curve = path.join(folder, 'curve.pem');
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(rsa, privateKey.export(pem));
  writeFileSync(curve, generateKeyPairSync('ed25519').privateKey.export(pem));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('without SMTP_URL there is no mail', () => {
  expect(readMail({})).toBe(null);
  expect(readMail(FROM)).toBe(null);
});

describe('SMTP_URL', () => {
  const cases: [string, object][] = [
    ['smtp://mail.example.edu', { port: 587, tls: 'offered', login: null }],
    ['smtp://mail.example.edu:25/', { port: 25, tls: 'offered' }],
    ['smtps://mail.example.edu', { port: 465, tls: 'always' }],
    ['smtp://a:b@mail.example.edu', { tls: 'required', login: { user: 'a', pass: 'b' } }],
    ['smtp://me%40x.org:p%23%25@h.example', { login: { user: 'me@x.org', pass: 'p#%' } }],
    ['smtp://localhost:2525', { host: 'localhost', tls: 'none' }],
    ['smtp://[::1]:25', { host: '::1', tls: 'none' }],
  ];
  it.each(cases)('%s', (url, expected) => {
    expect(readMail({ SMTP_URL: url, ...FROM })?.relay).toMatchObject(expected);
  });
});

describe('MAIL_FROM', () => {
  const cases: [string, object][] = [
    ['no-reply@example.edu', { name: '', address: 'no-reply@example.edu' }],
    ['Pratibha <a@example.edu>', { name: 'Pratibha', address: 'a@example.edu' }],
    ['"College, Kathmandu" <a@example.edu>', { name: 'College, Kathmandu' }],
    ['प्रतिभा <a@example.edu>', { name: 'प्रतिभा' }],
  ];
  it.each(cases)('%s', (from, expected) => {
    expect(readMail({ ...URL, MAIL_FROM: from })?.from).toMatchObject(expected);
  });
});

it('signs with a key of RSA', () => {
  const env = { ...URL, ...FROM, DKIM_DOMAIN: 'example.edu', DKIM_SELECTOR: 'k1', DKIM_KEY: rsa };
  expect(readMail(env)?.dkim).toMatchObject({ domain: 'example.edu', selector: 'k1' });
  expect(readMail(env)?.dkim?.privateKey).toContain('PRIVATE KEY');
});

describe('a wrong setting is told in a sentence that says what to set', () => {
  const dkim = { DKIM_DOMAIN: 'example.edu', DKIM_SELECTOR: 'k1' };
  const cases: [string, () => Env, RegExp][] = [
    ['another scheme', () => ({ SMTP_URL: 'http://secret@h' }), /^SMTP_URL is no valid address/],
    ['a path', () => ({ SMTP_URL: 'smtp://h/x' }), /^SMTP_URL is no valid address; set one/],
    ['a lone per cent', () => ({ SMTP_URL: 'smtp://a:secret%@h' }), /^SMTP_URL has a lone %/],
    ['no sender', () => URL, /^SMTP_URL needs MAIL_FROM, too/],
    ['no address', () => ({ ...URL, MAIL_FROM: 'Pratibha' }), /^MAIL_FROM is "Pratibha"; set/],
    ['two', () => ({ ...URL, MAIL_FROM: 'a@x.org, b@x.org' }), /^MAIL_FROM is "a@x.org, b@x/],
    ['half of DKIM', () => ({ ...URL, ...FROM, ...dkim }), /^DKIM needs DKIM_KEY, too/],
    ['no file', () => ({ ...URL, ...FROM, ...dkim, DKIM_KEY: '/nowhere' }), /^DKIM_KEY is "\/no/],
    ['another key', () => ({ ...URL, ...FROM, ...dkim, DKIM_KEY: curve }), /^DKIM_KEY is no RSA/],
    [
      'a domain that says more',
      () => ({ ...URL, ...FROM, ...dkim, DKIM_DOMAIN: 'a; b', DKIM_KEY: rsa }),
      /^DKIM_DOMAIN is "a; b"/,
    ],
  ];
  it.each(cases)('%s', (_title, env, expected) => {
    const reading = () => readMail(env());
    expect(reading).toThrow(InvalidSetting);
    expect(reading).toThrow(expected);
    expect(reading).not.toThrow(/secret/);
  });
});
