import { sendingMails } from '../../features/mail/mail.ts';
import { MAILS } from '../../features.ts';
import { Notices } from '../../platform/db/notices.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { JobWorker } from '../../platform/jobs/job-worker.ts';
import { SmtpTransport } from '../../platform/mail/smtp-transport.ts';
import { createLog } from '../../platform/process/log.ts';
import { postTo, relayAt } from '../mail-post.ts';

/*
 * A process that sends mails as the product does, until it is killed. Arguments: the address of the
 * database, and the port of the relay.
 */

const [connectionString = '', port = ''] = process.argv.slice(2);

const database = openDatabase({ connectionString });
const notices = new Notices(database);
const transport = new SmtpTransport(relayAt(Number(port)));
const jobs = [
  sendingMails(
    postTo(transport, () => new Date()),
    MAILS,
  ),
];
const worker = new JobWorker({ database, notices, jobs, log: createLog('silent') });
await notices.open();
worker.start();
// Its parent may be killed, too.
process.on('disconnect', () => process.exit());
