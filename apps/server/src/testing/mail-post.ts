import { NO_TEXTS } from '@pratibha/domain/language/translated';
import type { Post } from '../features/mail/mail.ts';
import type { MailTransport } from '../platform/mail/mail-message.ts';
import type { SmtpTransport } from '../platform/mail/smtp-transport.ts';

/** A relay of this machine that a test has opened, as a transport reaches it. */
export function relayAt(port: number): ConstructorParameters<typeof SmtpTransport>[0] {
  return {
    relay: { host: '127.0.0.1', port, tls: 'none', login: null },
    from: { name: 'Pratibha', address: 'no-reply@example.edu' },
    dkim: null,
  };
}

/** What mails of tests are sent by. */
export function postTo(transport: MailTransport, now: () => Date): Post {
  return {
    transport,
    domain: 'example.edu',
    origin: 'https://pratibha.example.edu',
    clock: { now },
    texts: { of: () => NO_TEXTS },
    edition: {
      content: {
        title: 'Pratibha Tech Competition',
        organiser: 'Pratibha College',
        contact: { phone: '', website: '', email: 'info@college.example' },
      },
    },
  };
}
