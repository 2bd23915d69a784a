import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/process/start-error.ts';
import { loadConfig } from './config.ts';
import type { Env } from './config-readers.ts';
import { workerSettings } from './worker-settings.ts';

const provider = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
};

function sentences(env: Env): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message.split('\n');
  }
}

describe('without any setting', () => {
  it('the demo runs, for this machine only', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: new URL('http://localhost:3000'),
      dataDir: path.resolve('data'),
      filesDir: path.resolve('data/files'),
      filesFloorBytes: 1_000_000_000,
      databaseUrl: null,
      oidc: null,
      superAdminEmails: [],
      internal: { emails: [], domains: [] },
      trustProxy: false,
      logLevel: 'warn',
      workers: 1,
      metrics: { port: null, token: null },
      mail: null,
      linkChecks: false,
      demo: true,
      setUp: null,
      firstStart: false,
      clockStart: null,
      dev: false,
    });
  });

  it('blank values count as not set', () => {
    expect(loadConfig({ PORT: '', OIDC_ISSUER: ' ', DEMO: '' })).toEqual(loadConfig({}));
  });
});

describe('a full set of settings', () => {
  it('is read', () => {
    const config = loadConfig({
      ...provider,
      PORT: '8080',
      HOST: '10.0.0.1',
      PUBLIC_URL: 'https://pratibha.example.edu',
      DATA_DIR: '/srv/pratibha',
      FILES_DIR: '/srv/files',
      FILES_FREE_MB: '200',
      DATABASE_URL: 'postgres://user:pass@db/pratibha',
      SUPER_ADMIN_EMAILS: 'Head@Example.edu, dean@example.edu',
      INTERNAL_EMAILS: '@example.edu guest@example.org',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'debug',
      WORKERS: '4',
      METRICS_PORT: '9464',
      METRICS_TOKEN: 'a'.repeat(32),
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '10.0.0.1',
      dataDir: '/srv/pratibha',
      filesDir: '/srv/files',
      filesFloorBytes: 200_000_000,
      databaseUrl: 'postgres://user:pass@db/pratibha',
      oidc: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
      superAdminEmails: ['head@example.edu', 'dean@example.edu'],
      internal: { emails: ['guest@example.org'], domains: ['example.edu'] },
      trustProxy: 1,
      logLevel: 'debug',
      workers: 4,
      metrics: { port: 9464, token: 'a'.repeat(32) },
      demo: false,
    });
    expect(config.publicUrl.origin).toBe('https://pratibha.example.edu');
  });
});

describe('demo mode', () => {
  const cases: [string, Env, boolean][] = [
    ['a development environment', { NODE_ENV: 'development' }, true],
    ['DEMO=1 in production without a provider', { NODE_ENV: 'production', DEMO: '1' }, true],
    ['a provider', provider, false],
    ['a provider and DEMO=0', { ...provider, DEMO: '0' }, false],
  ];
  it.each(cases)('with %s', (_title, env, demo) => {
    expect(loadConfig(env).demo).toBe(demo);
  });

  it('asks for no link of a work, unless it is told to', () => {
    expect(loadConfig(provider).linkChecks).toBe(true);
    expect(loadConfig({ ...provider, LINK_CHECKS: '0' }).linkChecks).toBe(false);
    expect(loadConfig({ LINK_CHECKS: '1' }).linkChecks).toBe(true);
  });

  it('opens to other machines only with DEMO=1', () => {
    expect(loadConfig({ DEMO: '1' }).host).toBe('0.0.0.0');
    expect(loadConfig({ DEMO: '1', HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
    expect(loadConfig({ HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
    expect(sentences({ HOST: '0.0.0.0' })[0]).toMatch(/^HOST is "0\.0\.0\.0".*set DEMO=1/);
  });

  it('without settings is open to other machines, until one is made in earnest', () => {
    const image = { DEMO: 'without-settings', HOST: '0.0.0.0' };
    const tried = { ...image, PORT: '8080', PUBLIC_URL: 'http://localhost:8080', WORKERS: '2' };
    for (const env of [image, tried]) {
      expect(loadConfig(env)).toMatchObject({ demo: true, host: '0.0.0.0' });
    }
    expect(loadConfig({ ...image, ...provider }).demo).toBe(false);
    const inEarnest: Env[] = [
      { OIDC_CLIENT_ID: 'id' },
      { OIDC_CLIENT_SECRET: 'secret' },
      { DATABASE_URL: 'postgres://user@host/database' },
      { SUPER_ADMIN_EMAILS: 'head@example.edu' },
      { INTERNAL_EMAILS: 'example.edu' },
      { TRUST_PROXY: '1' },
      { PUBLIC_URL: 'https://pratibha.example.edu' },
      { NODE_ENV: 'production' },
    ];
    for (const setting of inEarnest) {
      expect(sentences({ ...image, ...setting })).toEqual([
        expect.stringMatching(/^Sign-in needs OIDC_ISSUER and .*or DEMO=1 for the demo\.$/),
      ]);
    }
  });

  it('asks the provider for another prompt where that is set, and for no unknown one', () => {
    expect(loadConfig({ ...provider, OIDC_PROMPT: 'none' }).oidc?.prompt).toBe('none');
    expect(loadConfig(provider).oidc).not.toHaveProperty('prompt');
    expect(sentences({ ...provider, OIDC_PROMPT: 'consent' })).toEqual([
      'OIDC_PROMPT is "consent"; set one of select_account, login, none.',
    ]);
  });

  it('takes the start of its clock', () => {
    const { clockStart } = loadConfig({ CLOCK_START: '2025-07-16T10:00+05:45' });
    expect(clockStart).toEqual(new Date('2025-07-16T04:15:00Z'));
  });
});

describe('a server process of several', () => {
  const address = 'postgres://pratibha@localhost/pratibha?host=/tmp/socket';
  const cases: [string, Env][] = [
    ['the demo of a fresh clone', { NODE_ENV: 'development' }],
    ['an open demo', { DEMO: '1', HOST: '10.0.0.1' }],
    ['the demo of the image', { DEMO: 'without-settings', HOST: '0.0.0.0' }],
    ['production', { ...provider, DEMO: '0' }],
    ['production by the image', { ...provider, DEMO: 'without-settings' }],
    ['production with its database in a file', { ...provider, DATABASE_URL_FILE: '/secret' }],
  ];
  it.each(cases)('is set like the one that looks after it: %s', (_title, env) => {
    const { DATABASE_URL_FILE: _, ...readable } = env;
    const config = loadConfig(readable);
    const worker = loadConfig({ ...env, ...workerSettings(env, config.demo, address) });
    expect(worker).toEqual({ ...config, databaseUrl: address });
  });
});

describe('a wrong setting is told in a sentence that says what to set', () => {
  const cases: [string, Env, RegExp][] = [
    ['a port in words', { PORT: 'http' }, /^PORT is "http"; set a whole number from 1 to 65535\.$/],
    ['a port too high', { PORT: '70000' }, /^PORT is "70000"; set a whole number/],
    [
      'a floor in words',
      { FILES_FREE_MB: '1 GB' },
      /^FILES_FREE_MB is "1 GB"; set a whole number from 0 to 10000000\.$/,
    ],
    ['neither yes nor no', { LINK_CHECKS: 'off' }, /^LINK_CHECKS is "off"/],
    ['a fraction', { WORKERS: '1.5' }, /^WORKERS is "1\.5"; set a whole number from 1 to 64/],
    [
      'an address with a path',
      { PUBLIC_URL: 'https://a.example/b' },
      /^PUBLIC_URL must name a host/,
    ],
    ['another scheme', { PUBLIC_URL: 'ftp://a.example' }, /^PUBLIC_URL is no valid address; set/],
    [
      'another database',
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      /^DATABASE_URL is no valid addr/,
    ],
    [
      'a provider without client',
      { OIDC_ISSUER: 'https://a.example' },
      /OIDC_CLIENT_ID and OIDC_CL/,
    ],
    [
      'a provider without TLS',
      { ...provider, OIDC_ISSUER: 'http://a.example' },
      /must begin with https/,
    ],
    ['a provider and the demo', { ...provider, DEMO: '1' }, /^DEMO=1 and OIDC_ISSUER exclude/],
    ['neither provider nor demo', { DEMO: '0' }, /^Sign-in needs OIDC_ISSUER and .*or DEMO=1/],
    ['production without provider', { NODE_ENV: 'production' }, /^Sign-in needs OIDC_ISSUER/],
    [
      'an odd wish for the demo',
      { DEMO: 'yes' },
      /^DEMO is "yes"; set one of 0, 1, without-settings\.$/,
    ],
    ['no e-mail address', { SUPER_ADMIN_EMAILS: 'head' }, /^SUPER_ADMIN_EMAILS holds "head"; set/],
    [
      'a look-alike letter',
      { SUPER_ADMIN_EMAILS: '\u212Aaren@example.edu' },
      /^SUPER_ADMIN_EMAILS holds "\u212Aaren@example\.edu", which has other letters than a to z;/,
    ],
    [
      'a domain of other letters',
      { INTERNAL_EMAILS: '@\u212Aathmandu.example' },
      /^INTERNAL_EMAILS holds "\u212Aathmandu\.example", which has other letters than a to z;/,
    ],
    ['no domain', { INTERNAL_EMAILS: 'a@b@c.org' }, /^INTERNAL_EMAILS holds "a@b@c\.org"; set/],
    ['an odd proxy', { TRUST_PROXY: 'nginx' }, /^TRUST_PROXY is "nginx"; set the number/],
    ['an odd log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; set one of fatal, error/],
    [
      'the port of people for figures',
      { METRICS_PORT: '3000' },
      /^METRICS_PORT is 3000, where PORT/,
    ],
    [
      'ports of processes over that of people',
      { PORT: '9465', METRICS_PORT: '9464', WORKERS: '2' },
      /^METRICS_PORT is 9464, where PORT or a server process already listens; set/,
    ],
    [
      'ports beyond the last',
      { METRICS_PORT: '65535', WORKERS: '2' },
      /^METRICS_PORT is "65535"; set a whole number from 1 to 65534/,
    ],
    ['a token that can be guessed', { METRICS_TOKEN: 'secret' }, /^METRICS_TOKEN is too short or/],
    [
      'one port for the figures of two processes',
      { METRICS_TOKEN: 'a'.repeat(32), WORKERS: '2' },
      /^METRICS_TOKEN alone would .* as WORKERS is 2; set METRICS_PORT/,
    ],
    ['a time without offset', { CLOCK_START: '2025-07-16T10:00' }, /^CLOCK_START is .*offset/],
    ['a first start in earnest', { ...provider, FIRST_START: '1' }, /^FIRST_START belongs to/],
    ['a demo that is to be set up', { SET_UP: 'answers.json' }, /^SET_UP sets a site of your own/],
    [
      'a moved clock in earnest',
      { ...provider, CLOCK_START: '2025-07-16T10:00Z' },
      /^CLOCK_START bel/,
    ],
  ];
  it.each(cases)('%s', (_title, env, expected) => {
    const found = sentences(env);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('all of them at once, and never a password', () => {
    const found = sentences({
      PORT: 'x',
      DATABASE_URL: 'db:secret',
      LOG_LEVEL: 'loud',
      METRICS_TOKEN: 'secret',
    });
    expect(found).toHaveLength(4);
    expect(found.join()).not.toContain('secret');
  });
});
