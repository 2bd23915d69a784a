import { formatDateTime } from '../time.ts';
import type { MailText } from './mail-text.ts';

type OfRound = {
  readonly event: string;
  readonly round: string;
  readonly path: string;
  readonly opens: Date;
  readonly closes: Date;
};

/** What of a round stands in every mail of it. */
const factsOf = ({ event, round, opens, closes }: OfRound) =>
  ({
    is: 'facts',
    facts: [
      ['Event', event],
      ['Round', round],
      ['From', formatDateTime(opens)],
      ['Until', formatDateTime(closes)],
    ],
  }) as const;

const JUDGES = 'You get this mail because an organiser asked you to judge.';

/** The mail to somebody who is asked to judge. */
export function judgingAskedMail(of: OfRound): MailText {
  return {
    subject: `You are asked to judge: ${of.event}`,
    preview: `Works of ${of.event} are to be judged until ${formatDateTime(of.closes)}.`,
    heading: 'You are asked to judge',
    parts: [
      {
        is: 'text',
        text: `The organisers of ${of.event} ask you to judge works. Say whether you will, and how many works at most; nobody minds if you decline.`,
      },
      factsOf(of),
      { is: 'link', label: 'Accept or decline', path: of.path },
    ],
    why: JUDGES,
  };
}

/** The same to an address that nobody has signed in with yet. */
export function judgingInvitationMail(of: OfRound & { readonly email: string }): MailText {
  const asked = judgingAskedMail(of);
  const [first, facts] = asked.parts;
  return {
    ...asked,
    parts: [
      ...(first ? [first] : []),
      ...(facts ? [facts] : []),
      { is: 'facts', facts: [['Sign in as', of.email]] },
      { is: 'link', label: 'Sign in and answer', path: of.path },
    ],
    why: 'You get this mail because an organiser asked this address to judge. If you do not want that, leave it: nothing happens.',
  };
}

type RefusedGuest = { readonly event: string; readonly name: string; readonly path: string };

/** The mail to whoever made a link that a second device has pressed. */
export function guestRefusedMail({ event, name, path }: RefusedGuest): MailText {
  return {
    subject: `A second device tried a judge’s link: ${event}`,
    preview: `The link of ${name} is in use on another device.`,
    heading: 'A second device tried a judge’s link',
    parts: [
      {
        is: 'text',
        text: `The link of ${name} is in use on one device, and another one was refused. If ${name} has changed devices, let the other one in; if not, make a new link.`,
      },
      { is: 'facts', facts: [['Event', event]] },
      { is: 'link', label: 'See who judges', path },
    ],
    why: 'You get this mail because you made the link.',
  };
}

/** The mail to a judge whose sheets are missing. */
export function sheetsMissingMail(of: OfRound & { readonly missing: number }): MailText {
  const sheets = of.missing === 1 ? '1 score sheet' : `${of.missing} score sheets`;
  return {
    subject: `Score sheets are missing: ${of.event}`,
    preview: `${sheets} of yours, until ${formatDateTime(of.closes)}.`,
    heading: 'Score sheets of yours are missing',
    parts: [
      { is: 'text', text: `The organisers of ${of.event} wait for ${sheets} of yours.` },
      factsOf(of),
      { is: 'link', label: 'Go on judging', path: of.path },
    ],
    why: 'You get this mail because you judge works of the event.',
  };
}
