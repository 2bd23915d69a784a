import type { Database } from '../../platform/db/pool.ts';
import type { MailMessage, MailOutcome, MailTransport } from '../../platform/mail/mail-message.ts';
import {
  type MailSender,
  messageOptions,
  optionsOfAll,
} from '../../platform/mail/message-options.ts';
import { keepMail } from './outbox.queries.ts';

/** Hands no mail to anybody: keeps each as it would have left, for the demo's outbox. */
export class OutboxTransport implements MailTransport {
  readonly #database: Pick<Database, 'kysely'>;
  readonly #from: MailSender;
  #mailer: ReturnType<typeof openComposer> | undefined;

  constructor(database: Pick<Database, 'kysely'>, from: MailSender) {
    this.#database = database;
    this.#from = from;
  }

  async send(message: MailMessage): Promise<MailOutcome> {
    this.#mailer ??= openComposer();
    const mailer = await this.#mailer;
    const { message: raw } = await mailer.sendMail(messageOptions(message, this.#from));
    if (!Buffer.isBuffer(raw)) throw new TypeError('The mail did not become bytes');
    await keepMail(this.#database.kysely, {
      messageId: message.messageId,
      recipient: message.to.address,
      subject: message.subject,
      raw,
      body: message.text,
      html: message.html,
      files: message.files,
    });
    return { is: 'sent' };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Loads nodemailer, with the first mail. */
async function openComposer() {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...optionsOfAll(null),
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
}
