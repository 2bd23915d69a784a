import type { Guard } from './guard.ts';

const MAIL = 'apps/server/src/platform/mail';
const FEATURE = 'apps/server/src/features/mail';
const OUTBOX = 'apps/server/src/demo/outbox';
const UNSUBSCRIBE = 'apps/server/src/features/unsubscribe';
const BY_LINK = [`${UNSUBSCRIBE}/unsubscribe.test.ts`];
const BY_SMTP = [`${MAIL}/smtp-transport.test.ts`];

/** What leaves by mail, and to whom. */
export const MAIL_GUARDS: readonly Guard[] = [
  {
    name: 'a mail header holds one line in one direction',
    file: `${MAIL}/header-text.ts`,
    guard: ".replace(NOT_IN_HEADERS, ' ')",
    without: '',
    tests: BY_SMTP,
  },
  {
    name: 'a mail header holds no encoded word of a person',
    file: `${MAIL}/header-text.ts`,
    guard: ".replaceAll('=?', '= ?')",
    without: '',
    tests: BY_SMTP,
  },
  {
    name: 'a mail goes to one address',
    file: `${MAIL}/smtp-transport.ts`,
    guard: '!isOneAddress(message.to.address)',
    without: "message.to.address === 'nobody'",
    tests: BY_SMTP,
  },
  {
    name: 'a relay that does not know us refuses no student',
    file: `${MAIL}/smtp-outcome.ts`,
    guard: '!NOT_ALLOWED.test(text) &&',
    without: '',
    tests: BY_SMTP,
  },
  {
    name: 'a reason of a relay holds no address',
    file: `${MAIL}/smtp-transport.ts`,
    guard: ".replace(/\\S+@\\S+/g, '[hidden]')",
    without: '',
    tests: [`${FEATURE}/mail-delivery.test.ts`],
  },
  {
    name: 'a text in a mail is no markup',
    file: `${MAIL}/mail-as-html.ts`,
    guard: "if (typeof piece === 'string') return escaped(piece);",
    without: "if (typeof piece === 'string') return piece;",
    tests: [`${FEATURE}/mail.test.ts`],
  },
  {
    name: 'a mail tells no decision that is another by now',
    file: `${FEATURE}/mail-kinds.ts`,
    guard: 'row?.version === told.version && row.status === told.status',
    without: 'row !== null',
    tests: [`${FEATURE}/mail.test.ts`],
  },
  {
    name: 'an address that was refused is not asked again',
    file: `${FEATURE}/send-mail.ts`,
    guard: 'mail.refused_since !== null',
    without: 'false',
    tests: [`${FEATURE}/refused-addresses.test.ts`],
  },
  {
    name: 'what a server says of us refuses no address',
    file: 'packages/domain/src/notifications/refused-addresses.ts',
    guard: '!ABOUT_US.test(text)',
    without: 'true',
    tests: ['packages/domain/src/notifications/refused-addresses.test.ts'],
  },
  {
    name: 'nobody makes up the link that ends the mails of another',
    file: `${UNSUBSCRIBE}/unsubscribe-token.ts`,
    guard: 'isOurs ? userId : null',
    without: 'userId',
    tests: BY_LINK,
  },
  {
    name: 'whoever ended announcements by mail gets none that is sent again',
    file: 'apps/server/src/features/announcements/announcements.mails.ts',
    guard: 'if (mail.is_declined && !isTest) return null;',
    without: '',
    tests: BY_LINK,
  },
  {
    name: 'a password for the relay goes over TLS',
    file: 'apps/server/src/config/mail-settings.ts',
    guard: "to.hasLogin ? 'required' : 'offered'",
    without: "'offered'",
    tests: ['apps/server/src/config/mail-settings.test.ts'],
  },
  {
    name: 'a mail in the outbox runs nothing',
    file: `${OUTBOX}/serve-outbox.ts`,
    guard: "  'sandbox allow-popups allow-popups-to-escape-sandbox',\n",
    without: '',
    tests: [`${OUTBOX}/outbox.test.ts`],
  },
  {
    name: 'an erasure takes mails out of the outbox',
    file: 'apps/server/src/demo/mount-demo.ts',
    guard: '  await deleteMailsTo(db, email);\n',
    without: '  await deleteMailsTo(db, `no-${email}`);\n',
    tests: [`${OUTBOX}/outbox.test.ts`],
  },
];
