import type { HeldDecision } from '@pratibha/contract/held-decisions';

const many = (count: number) => (count === 1 ? '1 decision' : `${count} decisions`);

const SAID: Readonly<
  Record<HeldDecision['about'], Partial<Record<HeldDecision['decision'], string>>>
> = {
  registration: { SHORTLISTED: 'Registration approved', REJECTED: 'Registration rejected' },
  submission: {
    ACCEPTED: 'Work accepted',
    REJECTED: 'Work rejected',
    RESUBMISSION_REQUIRED: 'Resubmission required',
  },
};

/** Words of the messages about decisions that organisers hold back. */
export const HELD_WORDS = {
  title: 'Messages that are held back',
  intro:
    'The students see the decisions on their pages already. By bell and mail they hear of them when you send these.',
  list: 'Held messages',
  include: (name: string, decision: string) => `Send to ${name}: ${decision}`,
  decision: ({ about, decision }: HeldDecision) => SAID[about][decision] ?? decision,
  remarks: (text: string) => `“${text}”`,
  read: 'Read',
  readOf: (name: string) => `Read the message to ${name}`,
  reading: 'Loading…',
  notRead: 'This message could not be loaded.',
  send: (count: number) => `Send ${count}`,
  remove: (count: number) => `Remove ${count}`,
  close: 'Close',
  sendTitle: (count: number) => `Send ${many(count)}?`,
  sendText: (count: number) =>
    count === 1
      ? '1 student is told by bell and mail. This cannot be undone.'
      : `${count} students’ messages go out by bell and mail. This cannot be undone.`,
  confirmSend: (count: number) => `Yes, Send ${count}`,
  removeTitle: (count: number) => `Never send ${many(count)}?`,
  removeText:
    'The messages are removed: nobody is told by bell or mail. The decisions themselves stay.',
  confirmRemove: (count: number) => `Yes, Remove ${count}`,
  sent: (count: number) => `Messages sent: ${count}.`,
  removed: (count: number) => `Messages removed: ${count}.`,
  failed: 'That did not work. Look into the list before you try again.',
  loadFailed: 'Failed to load the held messages.',
  empty: 'Nothing is held back any more.',
} as const;
