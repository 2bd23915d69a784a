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
  readonly stand: string;
  readonly area: string | null;
}): MailText {
  return {
    subject: `Nobody is at stand ${stand}: ${event}`,
    preview: `Several judges of ${event} found nobody there.`,
    heading: 'Nobody is at a stand',
    parts: [
      {
        is: 'text',
        text: 'Several judges found nobody there. No judge is sent there before somebody is. Whom to call stands on the page of the round.',
      },
      {
        is: 'facts',
        facts: [
          ['Event', event],
          ['Stand', stand],
          ...(area === null ? [] : [['Area', area] as const]),
        ],
      },
      { is: 'link', label: 'Open the round', path },
    ],
    why: 'You get this mail because you organise this event.',
  };
}
