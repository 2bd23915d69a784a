import { DAY_MS, hourOf, startOfNextDay } from '../time/competition-time.ts';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_RULES,
  type NotificationGroup,
  type NotificationKind,
} from './notifications.ts';

/** By which a notification reaches somebody. */
export const CHANNELS = ['in_bell', 'by_mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Of each group what cannot be turned off. */
export const FIXED_CHANNELS: Readonly<Record<NotificationGroup, readonly Channel[]>> = {
  registered: [],
  // Whoever turns off the mails finds what was decided in the bell.
  decisions: ['in_bell'],
  works: [],
  dates: [],
  announcements: [],
  // Whoever got into an account must not be able to hide it from its person.
  account: ['in_bell', 'by_mail'],
  // Whoever turns off the mails finds it in the bell.
  judging: ['in_bell'],
  // Of organisers: somebody has to see it.
  organising: ['in_bell'],
};

/** The kinds that are chosen together. */
export function kindsIn(group: NotificationGroup): readonly NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].group === group);
}

/** By which ways a group reaches a person; whoever has chosen nothing gets both. */
export type NotificationChoice = Readonly<Record<Channel, boolean>>;

export type ChoiceError =
  | { readonly code: 'neither-bell-nor-mail' }
  | { readonly code: 'choice-is-fixed' };

/**
 * What is wrong with a choice: one that is fixed was turned off, or nothing would reach the person.
 */
export function choiceErrors(
  group: NotificationGroup,
  choice: NotificationChoice,
): Partial<Record<Channel, ChoiceError>> {
  const wrong = FIXED_CHANNELS[group].filter((channel) => !choice[channel]);
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
