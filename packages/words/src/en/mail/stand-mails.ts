import type { MailText } from './mail-text.ts';

/** The mail to organisers once so many judges found nobody at a stand. */
export function nobodyAtStandMail({
  event,
  path,
  stand,
  area,
}: {
  readonly event: string;
  readonly path: string;
  /** null: nobody who is told may know of its work. */
  readonly stand: string | null;
  readonly area: string | null;
}): MailText {
  return {
    subject:
      stand === null ? `Nobody is at a stand: ${event}` : `Nobody is at stand ${stand}: ${event}`,
    preview: `Several judges of ${event} found nobody there.`,
    heading: 'Nobody is at a stand',
    parts: [
      {
        is: 'text',
        text:
          stand === null
            ? 'Several judges found nobody at a stand. Everybody who organises this event has a conflict of interest with its work, so it is not named: look in the hall which stand is empty, or let somebody else organise the event, too.'
            : 'Several judges found nobody there. No judge is sent there before somebody is. Whom to call stands on the page of the round.',
      },
      {
        is: 'facts',
        facts: [
          ['Event', event],
          ...(stand === null ? [] : [['Stand', stand] as const]),
          ...(area === null ? [] : [['Area', area] as const]),
        ],
      },
      { is: 'link', label: 'Open the round', path },
    ],
    why: 'You get this mail because you organise this event.',
  };
}
