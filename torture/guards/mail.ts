import type { Guard } from './guard.ts';

const MAIL = 'apps/server/src/platform/mail';
const FEATURE = 'apps/server/src/features/mail';
const OUTBOX = 'apps/server/src/demo/outbox';
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
    file: `${FEATURE}/mail-facts.ts`,
    guard: 'row?.version === told.version && row.status === told.status',
    without: 'row !== null',
    tests: [`${FEATURE}/mail.test.ts`],
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
