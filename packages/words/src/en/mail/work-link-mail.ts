import type { LinkReason } from '@pratibha/domain/links/link-states';
import { linkReason } from '../link-checks/states.ts';
import type { MailText } from './mail-text.ts';

type Told = {
  readonly event: string;
  readonly path: string;
  readonly link: string;
  readonly reason: LinkReason;
};

/** The mail to a student whose link others cannot open. */
export function workLinkMail({ event, path, link, reason }: Told): MailText {
  return {
    subject: `A link of your work does not open: ${event}`,
    preview: `Whoever looks at your work for ${event} cannot open a link of it.`,
    heading: 'A link of your work does not open',
    parts: [
      {
        is: 'text',
        text: `We opened the links of your work for ${event} as anybody without an account would. This one does not open:`,
      },
      {
        is: 'facts',
        facts: [
          ['Link', link],
          ['What came', linkReason(reason)],
        ],
      },
      {
        is: 'text',
        text: 'Share it with everybody who has the link, then open it in a private window to see what others see. While you may change your work, you can hand in another link, too. Your work is handed in all the same.',
      },
      { is: 'link', label: 'See your work', path },
    ],
    why: 'You get this mail because you handed in a work for this event.',
  };
}
