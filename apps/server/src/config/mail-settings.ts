import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { headerText, isOneAddress } from '../platform/mail/header-text.ts';
import type { DkimKey, MailSender } from '../platform/mail/message-options.ts';
import type { SmtpRelay } from '../platform/mail/smtp-transport.ts';
import { type Env, InvalidSetting, isLoopback, textOf, urlOf } from './config-readers.ts';

/** How mails leave; by `SMTP_URL`, without which none does. */
export type MailSettings = {
  readonly relay: SmtpRelay;
  readonly from: MailSender;
  readonly dkim: DkimKey | null;
};

const DKIM_SETTINGS = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'] as const;
const EXAMPLE = 'smtp://user:password@mail.school.example:587';
const FROM_EXAMPLE = 'Competition <no-reply@school.example>';

function readRelay(env: Env): SmtpRelay | null {
  const url = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'], EXAMPLE);
  if (url === null) return null;
  if (url.hostname === '' || !['', '/'].includes(url.pathname) || url.search !== '') {
    throw new InvalidSetting(`SMTP_URL is no valid address; set one such as ${EXAMPLE}.`);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const login =
    url.username === ''
      ? null
      : { user: unescapedOf(url.username), pass: unescapedOf(url.password) };
  const isSecure = url.protocol === 'smtps:';
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  return { host, port, tls: tlsOf({ isSecure, host, hasLogin: login !== null }), login };
}

function unescapedOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new InvalidSetting('SMTP_URL has a lone % in name or password; write it as %25.');
  }
}

/** A password never goes over a network in the clear; on this machine there is no network. */
function tlsOf(to: { isSecure: boolean; host: string; hasLogin: boolean }): SmtpRelay['tls'] {
  if (to.isSecure) return 'always';
  if (isLoopback(to.host)) return 'none';
  return to.hasLogin ? 'required' : 'offered';
}

/** 'Name <address>', or an address alone. */
function senderOf(text: string): MailSender | null {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const plain = name.trim().replace(/^"(.*)"$/, '$1');
  return isOneAddress(address) && headerText(plain) === plain ? { name: plain, address } : null;
}

function readSender(env: Env): MailSender {
  const text = textOf(env, 'MAIL_FROM');
  if (text === null) {
    throw new InvalidSetting(`SMTP_URL needs MAIL_FROM, too; set one such as ${FROM_EXAMPLE}.`);
  }
  const sender = senderOf(text);
  if (sender === null) {
    throw new InvalidSetting(`MAIL_FROM is "${text}"; set one such as ${FROM_EXAMPLE}.`);
  }
  return sender;
}

function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    throw new InvalidSetting(
      `DKIM_KEY is "${file}", where no private key can be read; set the file of one in PEM, such as ` +
        'openssl genrsa 2048 makes.',
    );
  }
}

function readDkim(env: Env): DkimKey | null {
  const [domain, selector, file] = DKIM_SETTINGS.map((name) => textOf(env, name));
  if (!domain && !selector && !file) return null;
  if (!domain || !selector || !file) {
    const missing = DKIM_SETTINGS.filter((name) => textOf(env, name) === null);
    throw new InvalidSetting(
      `DKIM needs ${missing.join(' and ')}, too; set all three, or none where the relay signs.`,
    );
  }
  for (const [name, value] of [
    ['DKIM_DOMAIN', domain],
    ['DKIM_SELECTOR', selector],
  ] as const) {
    if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) continue;
    throw new InvalidSetting(`${name} is "${value}"; set letters, digits, dots and hyphens.`);
  }
  const key = readKey(file);
  if (key.asymmetricKeyType !== 'rsa') {
    throw new InvalidSetting('DKIM_KEY is no RSA key; set one such as openssl genrsa 2048 makes.');
  }
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { domain, selector, privateKey };
}

/**
 * How mails leave; null where SMTP_URL is not set.
 * @throws InvalidSetting
 */
export function readMail(env: Env): MailSettings | null {
  const relay = readRelay(env);
  return relay && { relay, from: readSender(env), dkim: readDkim(env) };
}
