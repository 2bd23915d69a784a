import { reasonOf } from '../process/start-error.ts';
import { isOneAddress } from './header-text.ts';
import type { MailMessage, MailOutcome, MailTransport } from './mail-message.ts';
import { type DkimKey, type MailSender, messageOptions, optionsOfAll } from './message-options.ts';
import { outcomeOf } from './smtp-outcome.ts';

/** The relay that takes mails over. */
export type SmtpRelay = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, asked for before anything is said, if it is offered, or none. */
  readonly tls: 'always' | 'required' | 'offered' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | null;
};

type Options = {
  readonly relay: SmtpRelay;
  readonly from: MailSender;
  readonly dkim: DkimKey | null;
  /** Milliseconds; default TIMEOUTS. */
  readonly timeouts?: typeof TIMEOUTS;
};

/** As many as jobs that a process works on at once. */
const MOST_CONNECTIONS = 4;
/** A relay may end a connection that says nothing; what is sent just then fails. */
const IDLE_MS = 5_000;

/** Milliseconds: until a relay answers at all, without a word from it, and for a whole mail. */
const TIMEOUTS = { connect: 10_000, silence: 30_000, whole: 120_000 };

/** Servers repeat whom they refuse, and a reason is kept and logged. */
function withoutAddresses(reason: string): string {
  return reason.replace(/\S+@\S+/g, '[hidden]').slice(0, 500);
}

/**
 * Sends over SMTP, by connections that are kept for the next mail. nodemailer is loaded with the
 * first: it takes a quarter of a second and 30 MB.
 */
export class SmtpTransport implements MailTransport {
  readonly #options: Options;
  #mailer: ReturnType<typeof open> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async send(message: MailMessage, signal?: AbortSignal): Promise<MailOutcome> {
    if (!isOneAddress(message.to.address)) {
      return { is: 'refused', reason: 'not an address', isAddress: false };
    }
    if (message.replyTo !== null && !isOneAddress(message.replyTo)) {
      return { is: 'refused', reason: 'answers would not go to one address', isAddress: false };
    }
    const { from, timeouts = TIMEOUTS } = this.#options;
    const longest = AbortSignal.timeout(timeouts.whole);
    try {
      this.#mailer ??= open(this.#options);
      const mailer = await this.#mailer;
      await mailer.sendMail({
        ...messageOptions(message, from),
        signal: signal === undefined ? longest : AbortSignal.any([signal, longest]),
      });
      return { is: 'sent' };
    } catch (error) {
      return outcomeOf(error, withoutAddresses(reasonOf(error)));
    }
  }

  async close(): Promise<void> {
    (await this.#mailer)?.close();
  }
}

async function open({ relay, dkim, timeouts = TIMEOUTS }: Options) {
  const { host, port, tls, login } = relay;
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...optionsOfAll(dkim),
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    // One that broke in the middle may have arrived: the job decides, and it waits a while.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    host,
    port,
    secure: tls === 'always',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'none',
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    ...(login === null ? {} : { auth: login }),
  });
}
