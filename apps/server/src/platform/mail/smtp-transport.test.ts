import { createVerify, generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type SmtpRelayScript, TestSmtpRelay } from '../../testing/smtp-relay.ts';
import type { MailMessage } from './mail-message.ts';
import { type SmtpRelay, SmtpTransport } from './smtp-transport.ts';

const FROM = { name: 'Pratibha', address: 'no-reply@example.edu' };
const MESSAGE: MailMessage = {
  messageId: '<7@example.edu>',
  to: { name: 'Asha Gurung', address: 'asha@example.test' },
  replyTo: null,
  subject: 'You are registered',
  text: 'Namaste',
  html: '<p>Namaste</p>',
  files: [],
  unsubscribe: null,
};

let relay: TestSmtpRelay;
let transports: SmtpTransport[];

beforeEach(async () => {
  relay = await TestSmtpRelay.open();
  transports = [];
});
afterEach(async () => {
  for (const transport of transports) await transport.close();
  await relay.close();
});

function transport(
  script: SmtpRelayScript = {},
  options: Partial<ConstructorParameters<typeof SmtpTransport>[0]> = {},
  to: Partial<SmtpRelay> = {},
): SmtpTransport {
  relay.script = script;
  const place: SmtpRelay = { host: '127.0.0.1', port: relay.port, tls: 'none', login: null, ...to };
  const made = new SmtpTransport({ relay: place, from: FROM, dkim: null, ...options });
  transports.push(made);
  return made;
}

test('a mail arrives as it was sent', async () => {
  const calendar = {
    name: 'date.ics',
    type: 'text/calendar; charset=utf-8',
    content: 'A…\r\nB\r\n',
  };
  const sent = await transport().send({ ...MESSAGE, subject: 'दर्ता भयो', files: [calendar] });
  expect(sent).toEqual({ is: 'sent' });
  const { mail, recipients, raw } = relay.mailTo('asha@example.test');
  expect(recipients).toEqual(['asha@example.test']);
  expect(mail).toMatchObject({
    messageId: '<7@example.edu>',
    subject: 'दर्ता भयो',
    from: { name: 'Pratibha', address: 'no-reply@example.edu' },
    to: [{ name: 'Asha Gurung', address: 'asha@example.test' }],
    html: '<p>Namaste</p>\n',
    text: 'Namaste\n',
  });
  expect(mail.attachments).toMatchObject([{ filename: 'date.ics', mimeType: 'text/calendar' }]);
  // Byte for byte: a calendar asks for ends of lines that a reader of mails may change.
  expect(raw).toContain(`\r\n\r\n${Buffer.from(calendar.content).toString('base64')}\r\n`);
  expect(headersOf(mail)['auto-submitted']).toBe('auto-generated');
});

type Mail = (typeof relay.taken)[number]['mail'];
const headersOf = ({ headers }: Mail) =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

describe('what a name or subject holds stays in it', () => {
  const names: [string, string][] = [
    ['an end of line', 'Asha\r\nBcc: evil@example.test'],
    ['a lone carriage return', 'Asha\rBcc: evil@example.test'],
    ['a folded header', 'Asha\r\n Bcc: evil@example.test'],
    ['an address', 'evil@example.test, <evil@example.test>'],
    ['quotes and backslashes', 'A "B" \\ <evil@example.test>'],
    ['commas, semicolons and colons', 'Gurung, Asha; group: evil@example.test;'],
    ['an encoded word', '=?utf-8?Q?x=0D=0ABcc:_evil@example.test?='],
    ['a change of direction', 'Asha \u202Etset.elpmaxe@live\u2066'],
    ['right to left', 'אשה गुरुङ'],
    ['line separators', 'Asha\u2028Bcc: evil@example.test\u2029\u0085\u0000'],
    ['very much', 'Asha '.repeat(5_000)],
    ['half a letter', 'Asha \uD83D'],
  ];
  test.each(names)('with %s', async (_title, name) => {
    const to = { name, address: 'asha@example.test' };
    const sent = await transport().send({ ...MESSAGE, to, subject: name });
    expect(sent).toEqual({ is: 'sent' });
    const { mail, recipients, raw } = relay.mailTo('asha@example.test');
    expect(recipients).toEqual(['asha@example.test']);
    expect(mail.to?.map(({ address }) => address)).toEqual(['asha@example.test']);
    expect(headersOf(mail)).not.toHaveProperty('bcc');
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    expect(mail.to?.[0]?.name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    expect(raw).not.toMatch(/^Bcc:/im);
  });

  test.each([
    'a@x.test, b@x.test',
    'a@x.test\r\nRCPT TO:<b@x.test>',
    '<a@x.test>',
    'a b@x.test',
    'a@b@x.test',
    '',
  ])('%j is no address', async (address) => {
    const sent = await transport().send({ ...MESSAGE, to: { name: '', address } });
    expect(sent).toEqual({ is: 'refused', reason: 'not an address', isAddress: false });
    expect(relay.connections).toBe(0);
  });
});

describe('a relay that does not take it', () => {
  const refused: [string, SmtpRelayScript, 'refused' | 'delayed'][] = [
    ['no such person', { recipient: () => '550 5.1.1 No such user' }, 'refused'],
    ['a full mailbox', { recipient: () => '452 4.2.2 Mailbox full' }, 'delayed'],
    ['greylisting', { recipient: () => '451 4.7.1 Try again later' }, 'delayed'],
    ['what it holds', { message: () => '554 5.6.0 Refused' }, 'refused'],
    ['a busy server after the mail', { message: () => '451 4.3.0 Busy' }, 'delayed'],
    ['a sender that is not allowed', { sender: () => '550 5.1.8 Not you' }, 'delayed'],
    ['a relay that does not know us', { recipient: () => '554 5.7.1 Relay denied' }, 'delayed'],
  ];
  test.each(refused)('%s', async (_title, script, is) => {
    expect(await transport(script).send(MESSAGE)).toMatchObject({ is });
    expect(relay.taken).toEqual([]);
  });

  test('a login that is refused keeps every mail', async () => {
    await relay.close();
    relay = await TestSmtpRelay.open({ login: { user: 'a', pass: 'right' } });
    const login = { user: 'a', pass: 'wrong' };
    const sent = await transport(relay.script, {}, { login }).send(MESSAGE);
    expect(sent).toMatchObject({ is: 'delayed' });
    const right = { user: 'a', pass: 'right' };
    const again = transport(relay.script, {}, { login: right });
    expect(await again.send(MESSAGE)).toEqual({ is: 'sent' });
  });

  test('one that asks for no TLS where it is required gets no word of it', async () => {
    const sent = await transport({}, {}, { tls: 'required' }).send(MESSAGE);
    expect(sent).toMatchObject({ is: 'delayed' });
    expect(relay.taken).toEqual([]);
  });

  test('one that is away, or breaks off in the middle', async () => {
    const broken = transport({ breaks: () => true });
    expect(await broken.send(MESSAGE)).toMatchObject({ is: 'delayed' });
    expect(relay.connections).toBe(1);
    relay.script = {};
    expect(await broken.send(MESSAGE)).toEqual({ is: 'sent' });
    const nowhere = transport({}, {}, { port: 1 });
    expect(await nowhere.send(MESSAGE)).toMatchObject({ is: 'delayed' });
  });

  test('one that says nothing is left, and so is one for which nobody waits', async () => {
    const never = new Promise<void>(() => undefined);
    const timeouts = { connect: 1_000, silence: 1_000, whole: 50 };
    const silent = transport({ holds: () => never }, { timeouts });
    expect(await silent.send(MESSAGE)).toMatchObject({ is: 'delayed' });
    const aborted = transport({ holds: () => never });
    expect(await aborted.send(MESSAGE, AbortSignal.abort())).toMatchObject({ is: 'delayed' });
  });
});

test('many go over a few connections, which end with it', async () => {
  const pooled = transport();
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  const sent = await Promise.all(
    numbers.map((n) => pooled.send({ ...MESSAGE, messageId: `<${n}@example.edu>` })),
  );
  expect(sent.every(({ is }) => is === 'sent')).toBe(true);
  expect(new Set(relay.taken.map(({ mail }) => mail.messageId)).size).toBe(40);
  expect(relay.connections).toBeLessThanOrEqual(4);
  await pooled.close();
  await eventually(() => expect(relay.open).toBe(0));
});

test('a signature covers what says who sent what', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const signed = transport({}, { dkim: { domain: 'example.edu', selector: 'k1', privateKey } });
  await signed.send(MESSAGE);
  const signature = headersOf(relay.mailTo('asha@example.test').mail)['dkim-signature'] ?? '';
  expect(signature).toMatch(/d=example\.edu;.*s=k1;/);
  const names = (/[;\s]h=([^;]+);/.exec(signature)?.[1] ?? '')
    .toLowerCase()
    .replace(/\s/g, '')
    .split(':');
  expect(names).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'auto-submitted']),
  );
});

test('a signature that holds covers how to unsubscribe', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const signed = transport({}, { dkim: { domain: 'example.edu', selector: 'k1', privateKey } });
  const unsubscribe = `https://pratibha.example.edu/unsubscribe/${'x'.repeat(60)}`;
  await signed.send({ ...MESSAGE, unsubscribe });
  const { raw } = relay.mailTo('asha@example.test');
  const fields = headerFields(raw);
  expect(fields.get('list-unsubscribe')).toBe(` <${unsubscribe}>`);
  expect(fields.get('list-unsubscribe-post')).toBe(' List-Unsubscribe=One-Click');
  const signature = fields.get('dkim-signature') ?? '';
  const names = tagOf(signature, 'h').toLowerCase().split(':');
  expect(names).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  const covered = names
    .filter((name) => fields.has(name))
    .map((name) => `${relaxed(name, fields.get(name) ?? '')}\r\n`);
  const own = relaxed('dkim-signature', signature.replace(/([;\s]b=)[^;]*/, '$1'));
  const isSigned = createVerify('sha256').update(covered.join('') + own);
  expect(isSigned.verify(publicKey, tagOf(signature, 'b'), 'base64')).toBe(true);
});

/** The fields of a mail by their names, unfolded no further than they came. */
function headerFields(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.split(/\r\n(?![ \t])/);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1)];
    }),
  );
}

const tagOf = (signature: string, name: string) =>
  (new RegExp(`[;\\s]${name}=([^;]*)`).exec(signature)?.[1] ?? '').replace(/\s/g, '');

/** A field as it is signed (RFC 6376, 3.4.2). */
const relaxed = (name: string, value: string) =>
  `${name}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
