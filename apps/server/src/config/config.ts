import path from 'node:path';
import { StartError } from '../platform/process/start-error.ts';
import {
  choiceOf,
  type Env,
  emailsOf,
  emailsOrDomainsOf,
  InvalidSetting,
  instantOf,
  integerOf,
  isLoopback,
  proxiesOf,
  textOf,
  urlOf,
} from './config-readers.ts';
import { type MailSettings, readMail } from './mail-settings.ts';
import { readMetrics } from './metrics-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { DEMO_WITHOUT_SETTINGS } from './worker-settings.ts';

/** All settings, checked. `docs/operations.md` describes each for the person who sets them. */
export type Config = {
  /** The TCP port. */
  port: number;
  /** The address to listen on; 'localhost' means both loopback addresses. */
  host: string;
  /** The origin under which people reach the product. */
  publicUrl: URL;
  /** Absolute folder of the embedded database. */
  dataDir: string;
  /** Absolute folder of the files that people hand in; several machines share one. */
  filesDir: string;
  /** Bytes that stay free on its disk: with fewer nothing is taken in. */
  filesFloorBytes: number;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | null;
  /** The sign-in provider; null in demo mode, which brings its own. */
  oidc: { issuer: string; clientId: string; clientSecret: string; prompt?: string } | null;
  /** These people become SUPER_ADMIN at their sign-in; lower case. */
  superAdminEmails: string[];
  /** These people become internal at their sign-in; lower case. Grants, never revokes. */
  internal: { emails: string[]; domains: string[] };
  /** What Fastify calls trustProxy. */
  trustProxy: false | number | string[];
  logLevel: LogLevel;
  /** Number of server processes. */
  workers: number;
  /**
   * Where figures are told (`/metrics`): on a port of their own, and behind a token. With neither
   * there are none.
   */
  metrics: { port: number | null; token: string | null };
  /** How mails leave. Without it none does; the demo shows them instead. */
  mail: MailSettings | null;
  /** Whether links of works are asked for, on the public web. */
  linkChecks: boolean;
  /** Demo mode: own sign-in provider, demo data, a clock that can be moved. */
  demo: boolean;
  /** A file with the answers that set the site up, where it is not yet; null: none. */
  setUp: string | null;
  /** Whether the demo begins as a new installation does: with nothing published. */
  firstStart: boolean;
  /** Where the business clock begins in demo mode; null: the demo's own beginning. */
  clockStart: Date | null;
  /** Development: the web is served from its sources. */
  dev: boolean;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const OIDC_SETTINGS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** What people are asked by the provider; 'none' leaves that to it. */
const SIGN_IN_PROMPTS = ['select_account', 'login', 'none'] as const;

/** Nobody sets one of these to try the demo. */
const SETTINGS_IN_EARNEST = [
  ...OIDC_SETTINGS,
  'DATABASE_URL',
  'SMTP_URL',
  'SUPER_ADMIN_EMAILS',
  'INTERNAL_EMAILS',
  'TRUST_PROXY',
] as const;

/** Runs a reader and notes what is wrong, so that all mistakes are told at once. */
type Attempt = <T>(read: () => T, otherwise: T) => T;

function isSetInEarnest(env: Env): boolean {
  const host = URL.parse(textOf(env, 'PUBLIC_URL') ?? '')?.hostname ?? 'localhost';
  return !isLoopback(host) || SETTINGS_IN_EARNEST.some((name) => textOf(env, name) !== null);
}

/**
 * Demo mode is what a fresh clone starts with. A deployment must never slip into it by a
 * forgotten setting: NODE_ENV=production asks for a real provider unless DEMO=1 says otherwise.
 * (`npm start` leaves NODE_ENV=production out when neither OIDC_ISSUER nor DEMO is set, because
 * shells and images set it for all programs; the demo then still listens on loopback only, and
 * never touches a database that is not its own.)
 *
 * The image is set to `without-settings`: in a container nobody reaches what listens on loopback,
 * so its demo is open like that of DEMO=1, but with the first setting of a deployment it is none.
 */
function isDemo(env: Env): boolean {
  if (textOf(env, 'OIDC_ISSUER') !== null) return false;
  const wish = choiceOf(env, 'DEMO', ['0', '1', DEMO_WITHOUT_SETTINGS]);
  if (wish === '0' || wish === '1') return wish === '1';
  if (textOf(env, 'NODE_ENV') === 'production') return false;
  return wish === null || !isSetInEarnest(env);
}

function readOidc(env: Env): Config['oidc'] {
  const example = 'https://accounts.google.com';
  const issuer = urlOf(env, 'OIDC_ISSUER', ['https:', 'http:'], example);
  const missing = OIDC_SETTINGS.filter((name) => textOf(env, name) === null);
  if (issuer === null || missing.length > 0) {
    throw new InvalidSetting(
      `Sign-in needs ${missing.join(' and ')}; set what your provider gave you ` +
        `(OIDC_ISSUER for Google: ${example}), or DEMO=1 for the demo.`,
    );
  }
  if (textOf(env, 'DEMO') === '1') {
    throw new InvalidSetting('DEMO=1 and OIDC_ISSUER exclude each other; set only one of them.');
  }
  if (issuer.protocol === 'http:' && !isLoopback(issuer.hostname)) {
    throw new InvalidSetting('OIDC_ISSUER must begin with https:// unless it is on this machine.');
  }
  const prompt = choiceOf(env, 'OIDC_PROMPT', SIGN_IN_PROMPTS);
  return {
    issuer: textOf(env, 'OIDC_ISSUER') ?? '',
    clientId: textOf(env, 'OIDC_CLIENT_ID') ?? '',
    clientSecret: textOf(env, 'OIDC_CLIENT_SECRET') ?? '',
    ...(prompt === null ? {} : { prompt }),
  };
}

function readHost(env: Env, demo: boolean): string {
  const host = textOf(env, 'HOST');
  const open = !demo || textOf(env, 'DEMO') !== null;
  if (host === null) return open ? '0.0.0.0' : 'localhost';
  if (!open && !isLoopback(host)) {
    throw new InvalidSetting(
      `HOST is "${host}", but the demo lets everybody sign in as an administrator and therefore ` +
        'listens on this machine only; set DEMO=1 to open it, or OIDC_ISSUER for real sign-in.',
    );
  }
  return host;
}

function localUrl(port: number): URL {
  return new URL(`http://localhost:${port}`);
}

function readPublicUrl(env: Env, port: number): URL {
  const url = urlOf(env, 'PUBLIC_URL', ['https:', 'http:'], 'https://competition.school.example');
  if (url === null) return localUrl(port);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new InvalidSetting(
      'PUBLIC_URL must name a host only, such as https://competition.school.example.',
    );
  }
  return url;
}

function readClockStart(env: Env, demo: boolean): Date | null {
  const start = instantOf(env, 'CLOCK_START');
  if (start !== null && !demo) {
    throw new InvalidSetting('CLOCK_START belongs to the demo; remove it when OIDC_ISSUER is set.');
  }
  return start;
}

function readSetUp(env: Env, demo: boolean): string | null {
  const file = textOf(env, 'SET_UP');
  if (file !== null && demo && textOf(env, 'FIRST_START') !== '1') {
    throw new InvalidSetting(
      'SET_UP sets a site of your own up, and the demo has one; set OIDC_ISSUER, too, or FIRST_START=1 to try it.',
    );
  }
  return file && path.resolve(file);
}

function readFirstStart(env: Env, demo: boolean): boolean {
  const isFirst = choiceOf(env, 'FIRST_START', ['0', '1']) === '1';
  if (isFirst && !demo) {
    throw new InvalidSetting('FIRST_START belongs to the demo; remove it when OIDC_ISSUER is set.');
  }
  return isFirst;
}

/** FILES_FREE_MB: a disk that is full also stops a database on it. */
function readFloor(env: Env): number {
  const range = { min: 0, max: 10_000_000, default: 1_000 };
  return integerOf(env, 'FILES_FREE_MB', range) * 1_000_000;
}

function readAll(env: Env, attempt: Attempt): Config {
  const demo = attempt(() => isDemo(env), true);
  const port = attempt(() => integerOf(env, 'PORT', { min: 1, max: 65_535, default: 3000 }), 3000);
  const workers = attempt(() => integerOf(env, 'WORKERS', { min: 1, max: 64, default: 1 }), 1);
  const url = 'postgres://user:password@host:5432/database';
  const schemes = ['postgres:', 'postgresql:'];
  const dataDir = path.resolve(textOf(env, 'DATA_DIR') ?? 'data');
  return {
    port,
    demo,
    host: attempt(() => readHost(env, demo), ''),
    publicUrl: attempt(() => readPublicUrl(env, port), localUrl(port)),
    dataDir,
    filesDir: path.resolve(textOf(env, 'FILES_DIR') ?? path.join(dataDir, 'files')),
    filesFloorBytes: attempt(() => readFloor(env), 0),
    databaseUrl: attempt(
      () => urlOf(env, 'DATABASE_URL', schemes, url) && textOf(env, 'DATABASE_URL'),
      null,
    ),
    oidc: attempt(() => (demo ? null : readOidc(env)), null),
    superAdminEmails: attempt(() => emailsOf(env, 'SUPER_ADMIN_EMAILS'), []),
    internal: attempt(() => emailsOrDomainsOf(env, 'INTERNAL_EMAILS'), { emails: [], domains: [] }),
    trustProxy: attempt(() => proxiesOf(env, 'TRUST_PROXY'), false),
    logLevel:
      attempt(() => choiceOf(env, 'LOG_LEVEL', LOG_LEVELS), null) ?? (demo ? 'warn' : 'info'),
    workers,
    metrics: attempt(() => readMetrics(env, { port, workers }), { port: null, token: null }),
    mail: attempt(() => readMail(env), null),
    // The works of the demo are made up, and so is where they lead.
    linkChecks: attempt(
      () => (choiceOf(env, 'LINK_CHECKS', ['0', '1']) ?? (demo ? '0' : '1')) === '1',
      false,
    ),
    clockStart: attempt(() => readClockStart(env, demo), null),
    setUp: attempt(() => readSetUp(env, demo), null),
    firstStart: attempt(() => readFirstStart(env, demo), false),
    dev: textOf(env, 'DEV') === '1',
  };
}

/**
 * Reads and checks the settings.
 * @throws StartError with one sentence per wrong setting, each saying what to set
 */
export function loadConfig(given: Env): Config {
  const env = withSecretFiles(given);
  const wrong: string[] = [];
  const config = readAll(env, (read, otherwise) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error;
      wrong.push(error.message);
      return otherwise;
    }
  });
  if (wrong.length > 0) throw new StartError(wrong.join('\n'));
  return config;
}
