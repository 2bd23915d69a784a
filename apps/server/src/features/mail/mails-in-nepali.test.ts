import type { OwnLanguage } from '@pratibha/contract/own-language';
import type { Language } from '@pratibha/domain/language/languages';
import { NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import type { Role } from '@pratibha/domain/people/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { notifyOfEverything } from '../../testing/every-notification.ts';
import { createEvent } from '../../testing/factories.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import type { TakenMail } from '../../testing/smtp-relay.ts';

const AT = new Date('2025-07-16T10:00:00+05:45');

/** What organisers wrote for these mails, and what stands for it. */
const TEXTS = new Map([
  ['Pratibha Tech Competition', 'प्रतिभा प्रविधि प्रतियोगिता'],
  ['Pratibha College', 'प्रतिभा कलेज'],
  ['Field Robots', 'खेतका रोबोट'],
  ['Yard', 'चोक'],
  ['Come to the yard.', 'चोकमा आउनुहोस्।'],
  ['Late', 'ढिलो'],
  ['Room 204', 'कोठा २०४'],
  ['Hall B', 'हल ख'],
  ['Poster', 'पोस्टर'],
  ['A slip of the pen', 'लेखाइको भुल'],
  ['Yes, of three.', 'मिल्छ, तीन जनाको।'],
  ['Both looked at it.', 'दुवैले हेर्नुभयो।'],
]);

/** What people wrote of themselves or to each other stays as it is, and so do their names. */
const OF_PEOPLE = /^> .*|Sita Rai|Person \d+|The link asks for a password\./gm;
/** Addresses, numbers of certificates, receipts and stands, fingerprints and names of files. */
const CODES = /https?:\/\/\S+|\S+@\S+|\b[0-9A-Z]{4,}\b|\b[0-9a-f]{64}\b|\bposter\.jpg\b|\bT 1\b/g;
const UNITS = /\b(?:PDF|PNG|A4|dpi|SHA-256)\b|\(private\)/g;

/** What of a text is in neither Nepali letters nor Nepali digits, and is no name and no code. */
function foreign(text: string): string[] {
  const rest = [OF_PEOPLE, CODES, UNITS].reduce((left, each) => left.replace(each, ' '), text);
  return rest.match(/[A-Za-z0-9]+/g) ?? [];
}

let product: TestApp;
let desk: MailDesk;

/** For each part one of its own: what the mails tell can be so once in a database. */
function openProduct(): void {
  beforeAll(async () => {
    product = await startTestApp();
    desk = await MailDesk.open(product.database);
    desk.texts = TEXTS;
    desk.now = AT;
  });
  afterAll(async () => {
    await desk.close();
    await product.close();
  });
}

async function sent(count: number): Promise<TakenMail[]> {
  await desk.work();
  await desk.passTime();
  await eventually(() => expect(desk.relay.taken).toHaveLength(count));
  await desk.rest();
  return desk.relay.taken.splice(0);
}

/** One mail of each kind, to people who read this language. */
async function everyMail(language: Language): Promise<TakenMail[]> {
  const person = async (name: string, role: Role = 'USER') =>
    (await product.as({ name, role, language })).user.id;
  const students = [
    ...[await person('राम'), await person('सीता'), await person('हरि')],
    ...[await person('गीता'), await person('श्याम')],
  ] as const;
  const organiser = await person('आयोजक', 'ADMIN');
  await notifyOfEverything(product.database, { organiser, students }, AT);
  // Numbered over all tests of a process.
  const rounds = await product.database.kysely.selectFrom('rounds').select('title').execute();
  desk.texts = new Map([...TEXTS, ...rounds.map(({ title }) => [title, 'चरण'] as const)]);
  return sent(NOTIFICATION_KINDS.length);
}

describe('every kind', () => {
  openProduct();
  let mails: readonly TakenMail[];
  beforeAll(async () => {
    mails = await everyMail('ne');
  });

  test('says all of it in Nepali, also in what surrounds it', () => {
    const found = mails.map(({ mail }) => {
      const { subject = '', text = '' } = mail;
      return { subject, foreign: foreign(`${subject}\n${text}`) };
    });
    expect(found.filter(({ foreign: words }) => words.length > 0)).toEqual([]);
  });

  test('says the same in its HTML, which names the language', () => {
    for (const { mail } of mails) {
      const html = mail.html ?? '';
      expect(html).toContain('<html lang="ne"');
      expect(html).toContain('font-family:&#39;Noto Sans Devanagari&#39;');
      expect(html).not.toMatch(/line-height:1\.[0-5]/);
      const quoted = /<style>[^]*?<\/style>|<blockquote[^]*?<\/blockquote>/g;
      const shown = html.replace(quoted, ' ').replace(/<[^>]+>/g, ' ');
      expect(foreign(shown)).toEqual([]);
    }
  });

  test('names its calendar file and entry in Nepali', () => {
    const files = mails.flatMap(({ mail }) => mail.attachments);
    const entries = files.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer));
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toMatch(/SUMMARY:.*[ऀ-ॿ]/);
  });
});

describe('every kind to who reads English', () => {
  openProduct();

  test('says nothing in Nepali', async () => {
    const names = /राम|सीता|हरि|गीता|श्याम|आयोजक/g;
    for (const { mail } of await everyMail('en')) {
      expect(mail.html).toContain('<html lang="en"');
      const all = `${mail.subject}${mail.text}${mail.html}`;
      expect(all.replace(names, '')).not.toMatch(/[ऀ-ॿ]/);
    }
  });
});

describe('the language is that of the moment at which a mail is sent', () => {
  openProduct();

  test.each([
    [['ne'], /तपाईं दर्ता हुनुभयो/],
    [['ne', 'en'], /^You are registered/],
    [[], /^You are registered/],
  ] as const)('chosen after what it tells: %j', async (chosen, subject) => {
    const student = await product.as('USER');
    const event = await createEvent(product.database);
    const answers = { event_answers: [{ '1': 'Facebook' }] };
    const registered = await student.post(`/api/user/events/${event.id}/register`, answers);
    expect(registered.status).toBe(201);
    for (const language of chosen) {
      const response = await student.put('/api/user/language', { language });
      expect(response.json<OwnLanguage>()).toEqual({ language });
    }
    const [taken] = await sent(1);
    expect(taken?.mail.subject).toMatch(subject);
  });
});
