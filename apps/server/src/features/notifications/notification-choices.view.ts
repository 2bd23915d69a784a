import type { NotificationChoices } from '@pratibha/contract/notification-choices';
import { FIXED_CHANNELS, kindsIn } from '@pratibha/domain/notifications/notification-choices';
import type { NotificationGroup } from '@pratibha/domain/notifications/notifications';
import type { Choices } from './notification-choices.queries.ts';

/** What a person has chosen, by group; what they have not reaches them by both ways. */
export function choicesView({ kinds, quiet_hours, is_mail_on }: Choices): NotificationChoices {
  const of = (group: NotificationGroup) => {
    const inGroup = kindsIn(group);
    const chosen = kinds.find(({ kind }) => inGroup.includes(kind));
    return {
      in_bell: chosen?.in_app ?? true,
      by_mail: chosen?.by_mail ?? true,
      fixed: [...FIXED_CHANNELS[group]],
    };
  };
  return {
    groups: {
      registered: of('registered'),
      decisions: of('decisions'),
      works: of('works'),
      dates: of('dates'),
      announcements: of('announcements'),
      account: of('account'),
      judging: of('judging'),
      organising: of('organising'),
    },
    quiet_hours: quiet_hours ?? true,
    mail: is_mail_on ? 'on' : 'off',
  };
}
