import { createTransport } from 'nodemailer';
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
  readonly #mailer = createTransport({
    ...optionsOfAll(null),
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(database: Pick<Database, 'kysely'>, from: MailSender) {
    this.#database = database;
    this.#from = from;
  }

  async send(message: MailMessage): Promise<MailOutcome> {
    const { message: raw } = await this.#mailer.sendMail(messageOptions(message, this.#from));
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
