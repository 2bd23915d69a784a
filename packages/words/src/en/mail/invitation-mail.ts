import { formatDateTime } from '../time.ts';
import type { MailText } from './mail-text.ts';

type Facts = {
  readonly competition: string;
  readonly by: string;
  readonly email: string;
  readonly events: readonly { readonly title: string | null; readonly reads: boolean }[];
  readonly until: Date;
};

/** The mail to somebody who is to organise events and has no account yet. */
export function invitationMail({ competition, by, email, events, until }: Facts): MailText {
  const told = events.map(({ title, reads }) => {
    const event = title ?? 'Every event';
    return reads ? `${event} (you read it)` : event;
  });
  return {
    subject: `You are invited to organise: ${competition}`,
    preview: `${by} invites you to organise events.`,
    heading: 'You are invited to organise events',
    parts: [
      { is: 'text', text: `${by} invites you to organise events of ${competition}.` },
      {
        is: 'facts',
        facts: [
          ['Events', told.length === 0 ? 'Every event' : told.join(', ')],
          ['Sign in as', email],
          ['Until', formatDateTime(until)],
        ],
      },
      { is: 'link', label: 'Sign in and begin', path: '/admin/dashboard' },
    ],
    why: 'You get this mail because an organiser invited this address. If you do not want that, leave it: nothing happens.',
  };
}
