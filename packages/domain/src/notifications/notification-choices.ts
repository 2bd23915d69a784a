import { DAY_MS, hourOf, startOfNextDay } from '../time/competition-time.ts';
import type { NotificationKind } from './notifications.ts';

/** By which a notification reaches somebody. */
export const CHANNELS = ['in_bell', 'by_mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is chosen together, in the order in which it is shown. */
export const NOTIFICATION_GROUPS = [
  'registered',
  'decisions',
  'works',
  'dates',
  'announcements',
  'account',
  'organising',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

type GroupRule = {
  readonly kinds: readonly NotificationKind[];
  /** What cannot be turned off. */
  readonly fixed: readonly Channel[];
};

/** Every kind is in one group. */
export const GROUP_RULES: Readonly<Record<NotificationGroup, GroupRule>> = {
  registered: { kinds: ['registration-received'], fixed: [] },
  // Whoever turns off the mails finds what was decided in the bell.
  decisions: {
    kinds: [
      'registration-decided',
      'registration-reopened',
      'work-decided',
      'resubmission-asked',
      'work-reopened',
    ],
    fixed: ['in_bell'],
  },
  works: { kinds: ['work-received'], fixed: [] },
  dates: { kinds: ['submission-opens', 'submission-closes-soon'], fixed: [] },
  announcements: { kinds: ['announcement'], fixed: [] },
  // Whoever got into an account must not be able to hide it from its person.
  account: { kinds: ['account-changed'], fixed: ['in_bell', 'by_mail'] },
  // Of organisers: somebody has to see it.
  organising: { kinds: ['publication-waits', 'announcement-waits'], fixed: ['in_bell'] },
};

/** By which ways a group reaches a person; whoever has chosen nothing gets both. */
export type NotificationChoice = Readonly<Record<Channel, boolean>>;

export type ChoiceError =
  | { readonly code: 'neither-bell-nor-mail' }
  | { readonly code: 'choice-is-fixed' };

/** What is wrong with a choice: one that is fixed was turned off, or nothing would reach the person. */
export function choiceErrors(
  group: NotificationGroup,
  choice: NotificationChoice,
): Partial<Record<Channel, ChoiceError>> {
  const wrong = GROUP_RULES[group].fixed.filter((channel) => !choice[channel]);
  if (wrong.length > 0) {
    return Object.fromEntries(wrong.map((channel) => [channel, { code: 'choice-is-fixed' }]));
  }
  return choice.in_bell || choice.by_mail ? {} : { in_bell: { code: 'neither-bell-nor-mail' } };
}

/** Full hours in Nepal: from the first on no mail goes that can wait, until the second. */
export const QUIET_HOURS = { from: 22, to: 7 } as const;

/** The end of the quiet hours that it is in; null by day. */
export function quietUntil(now: Date): Date | null {
  const hour = hourOf(now);
  if (hour >= QUIET_HOURS.to && hour < QUIET_HOURS.from) return null;
  const midnight = startOfNextDay(now).getTime() - (hour < QUIET_HOURS.to ? DAY_MS : 0);
  return new Date(midnight + QUIET_HOURS.to * 3_600_000);
}
