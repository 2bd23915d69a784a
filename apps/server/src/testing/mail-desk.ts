import type { Language } from '@pratibha/domain/language/languages';
import { NO_TEXTS, type Texts } from '@pratibha/domain/language/translated';
import { sendingCertificateLinks } from '../features/certificates/holders/send-certificate-link.ts';
import { prepareMailQueue, sendingMails } from '../features/mail/mail.ts';
import { sendingInvitations } from '../features/people/invitations/invitations.ts';
import { MAILS } from '../features.ts';
import { Notices } from '../platform/db/notices.ts';
import { JobWorker, type JobWorkerOptions } from '../platform/jobs/job-worker.ts';
import type { MailTransport } from '../platform/mail/mail-message.ts';
import { SmtpTransport } from '../platform/mail/smtp-transport.ts';
import { createLog } from '../platform/process/log.ts';
import type { TestDatabase } from './database.ts';
import { postTo, relayAt } from './mail-post.ts';
import { TestSmtpRelay } from './smtp-relay.ts';

/** What became of the mails, as it stands in the rows. */
type MailRow = { readonly mail: string; readonly mail_error: string | null };

/** A process that sends the mails of a database to a relay, while a test looks. */
export class MailDesk {
  readonly relay: TestSmtpRelay;
  now = new Date('2025-07-16T10:00:00+05:45');
  /** What organisers wrote, in Nepali. */
  texts: Texts = NO_TEXTS;
  readonly #database: TestDatabase;
  readonly #transport: MailTransport;
  #worker: JobWorker | undefined;
  #notices: Notices | undefined;

  private constructor(database: TestDatabase, relay: TestSmtpRelay) {
    this.#database = database;
    this.relay = relay;
    this.#transport = new SmtpTransport(relayAt(relay.port));
  }

  static async open(database: TestDatabase): Promise<MailDesk> {
    await prepareMailQueue(database, { sends: true });
    return new MailDesk(database, await TestSmtpRelay.open());
  }

  /** Begins to send what is due. */
  async work(options: Partial<JobWorkerOptions> = {}): Promise<void> {
    const notices = new Notices(this.#database);
    this.#notices = notices;
    const texts = { of: (language: Language) => (language === 'ne' ? this.texts : NO_TEXTS) };
    const post = { ...postTo(this.#transport, () => this.now), texts };
    this.#worker = new JobWorker({
      database: this.#database,
      notices,
      jobs: [sendingMails(post, MAILS), sendingInvitations(post), sendingCertificateLinks(post)],
      log: createLog('silent'),
      pauseMs: 50,
      ...options,
    });
    await notices.open();
    this.#worker.start();
  }

  /**
   * Lets the time pass for which mails wait: what is held back for a moment, and what is tried
   * again.
   */
  async passTime(): Promise<void> {
    await this.#database.pool.query(
      'update notifications set tell_at = now() where tell_at > now()',
    );
    // One that is worked on would be taken a second time.
    await this.#database.pool.query('update jobs set run_at = now() where taken_by is null');
    this.#worker?.wake();
  }

  /** What became of the mails of somebody, oldest first. */
  async statesOf(userId: number): Promise<MailRow[]> {
    const { rows } = await this.#database.pool.query<MailRow>(
      'select mail, mail_error from notifications where user_id = $1 order by id',
      [userId],
    );
    return rows;
  }

  async rest(): Promise<void> {
    await this.#worker?.stop();
    this.#notices?.close();
    this.#worker = undefined;
  }

  async close(): Promise<void> {
    await this.rest();
    await this.#transport.close();
    await this.relay.close();
  }
}
