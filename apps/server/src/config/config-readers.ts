import { isIP } from 'node:net';
import { foldedEmail, isPlainEmail } from '@pratibha/domain/people/email';

/** The environment: names and values as the operating system hands them over. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Reads one setting; a reader throws a `Wrong` whose message says what to set. */
export class InvalidSetting extends Error {}

/** A setting that is absent or blank counts as not set. */
export function textOf(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function integerOf(
  env: Env,
  name: string,
  range: { min: number; max: number; default: number },
) {
  const text = textOf(env, name);
  if (text === null) return range.default;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < range.min || number > range.max) {
    throw new InvalidSetting(
      `${name} is "${text}"; set a whole number from ${range.min} to ${range.max}.`,
    );
  }
  return number;
}

export function choiceOf<const T extends string>(
  env: Env,
  name: string,
  choices: readonly T[],
): T | null {
  const text = textOf(env, name);
  if (text === null) return null;
  const found = choices.find((choice) => choice === text);
  if (found === undefined)
    throw new InvalidSetting(`${name} is "${text}"; set one of ${choices.join(', ')}.`);
  return found;
}

/** An address with one of the schemes, such as ['https:']. */
export function urlOf(
  env: Env,
  name: string,
  schemes: readonly string[],
  example: string,
): URL | null {
  const text = textOf(env, name);
  if (text === null) return null;
  const url = URL.parse(text);
  if (url === null || !schemes.includes(url.protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new InvalidSetting(`${name} is no valid address; set one such as ${example}.`);
  }
  return url;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
}

function entries(text: string): string[] {
  return text
    .split(/[,\s]+/)
    .map(foldedEmail)
    .filter((entry) => entry !== '');
}

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

function isEmail(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  return rest.length === 0 && name !== '' && DOMAIN.test(domain);
}

/** Nobody signs in with such an address, and it may look like another one. */
function refuseOtherLetters(name: string, list: readonly string[]): void {
  const odd = list.find((entry) => !isPlainEmail(entry));
  if (odd === undefined) return;
  throw new InvalidSetting(
    `${name} holds "${odd}", which has other letters than a to z; type it again, ` +
      'a domain in its form that begins with xn--.',
  );
}

/** E-mail addresses, in lower case, separated by commas or blanks. */
export function emailsOf(env: Env, name: string): string[] {
  const list = entries(textOf(env, name) ?? '');
  refuseOtherLetters(name, list);
  const odd = list.find((entry) => !isEmail(entry));
  if (odd !== undefined) {
    throw new InvalidSetting(`${name} holds "${odd}"; set e-mail addresses separated by commas.`);
  }
  return list;
}

/** E-mail addresses and whole domains ("example.edu", also written "@example.edu"). */
export function emailsOrDomainsOf(env: Env, name: string): { emails: string[]; domains: string[] } {
  const list = entries(textOf(env, name) ?? '').map((entry) => entry.replace(/^@/, ''));
  refuseOtherLetters(name, list);
  const odd = list.find((entry) => !isEmail(entry) && !DOMAIN.test(entry));
  if (odd !== undefined) {
    throw new InvalidSetting(
      `${name} holds "${odd}"; set domains or e-mail addresses separated by commas.`,
    );
  }
  return { emails: list.filter(isEmail), domains: list.filter((entry) => !isEmail(entry)) };
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** How far to believe X-Forwarded-*: a number of proxies, or the proxies' addresses. */
export function proxiesOf(env: Env, name: string): false | number | string[] {
  const text = textOf(env, name);
  if (text === null || text === '0' || text === 'false') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const list = entries(text);
  if (!list.every(isNetwork)) {
    throw new InvalidSetting(
      `${name} is "${text}"; set the number of proxies in front (such as 1) ` +
        'or their addresses separated by commas.',
    );
  }
  return list;
}

/** An instant; a time without a zone means another one on every machine, so it is refused. */
export function instantOf(env: Env, name: string): Date | null {
  const text = textOf(env, name);
  if (text === null) return null;
  const whole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const instant = new Date(text);
  if (!whole || Number.isNaN(instant.getTime())) {
    throw new InvalidSetting(
      `${name} is "${text}"; set a time with its offset, such as 2025-07-16T10:00+05:45.`,
    );
  }
  return instant;
}
