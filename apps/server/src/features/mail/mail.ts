import type { Database } from '../../platform/db/pool.ts';
import { closeMailQueue, isMailQueueOpen, openMailQueue } from './mail.queries.ts';
import { SEND_MAIL } from './send-mail.ts';

/** The front door of mail. */
export {
  isMailQueueOpen as areMailsSent,
  type MailToSend,
  wakeQuietMails,
} from './mail.queries.ts';
export {
  aboutEvent,
  aboutThis,
  dateOf,
  isStill,
  type MailsOfKinds,
  placeOfMail,
} from './mail-kinds.ts';
export { mailFamilies } from './mail-metrics.ts';
export { findReplyTo } from './mail-replies.queries.ts';
export { mailState } from './mail-state.ts';
export { isAddressRefused } from './refused-addresses.queries.ts';
export { MOST_MAIL_ATTEMPTS, type Post, SEND_MAIL, sendingMails } from './send-mail.ts';
export { type MailToAddress, sendToAddress } from './send-to-address.ts';

/** Says whether this installation sends mails: whatever is told from now on goes by it. */
export async function prepareMailQueue(
  { kysely }: Pick<Database, 'kysely'>,
  { sends }: { readonly sends: boolean },
): Promise<void> {
  // A standby that is about to take over takes no changes, and a start as before needs none.
  if (sends === (await isMailQueueOpen(kysely))) return;
  await (sends ? openMailQueue(kysely) : closeMailQueue(kysely, SEND_MAIL.name));
}
