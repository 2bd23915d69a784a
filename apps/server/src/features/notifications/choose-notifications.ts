import type * as calls from '@pratibha/contract/notification-choices';
import { CHANNELS, kindsIn } from '@pratibha/domain/notifications/notification-choices';
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from '@pratibha/domain/notifications/notifications';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findChoices, lockChooser, saveChoices } from './notification-choices.queries.ts';
import { choicesView } from './notification-choices.view.ts';

/**
 * Saves by which ways what is told reaches the person; the audit says of which groups it is
 * another.
 */
export const chooseNotifications: UseCase<typeof calls.chooseNotifications> = async (
  ctx,
  { body },
) => {
  const { id: userId } = ctx.actor;
  await lockChooser(ctx.db, userId);
  const before = choicesView(await findChoices(ctx.db, userId));
  const chosen = (group: NotificationGroup) => body.groups[group] ?? before.groups[group];
  const changed = NOTIFICATION_GROUPS.filter((group) =>
    CHANNELS.some((channel) => before.groups[group][channel] !== chosen(group)[channel]),
  );
  const kinds = NOTIFICATION_GROUPS.flatMap((group) => {
    const { in_bell: in_app, by_mail } = chosen(group);
    return kindsIn(group).map((kind) => ({ kind, in_app, by_mail }));
  });
  await saveChoices(ctx.db, { userId, kinds, quietHours: body.quiet_hours });
  await ctx.audit({
    action: 'notifications.chosen',
    subject: ['user', userId],
    changes: {
      ...Object.fromEntries(changed.map((group) => [group, 'changed'])),
      ...(before.quiet_hours === body.quiet_hours
        ? {}
        : { quiet_hours: [before.quiet_hours, body.quiet_hours] }),
    },
  });
  return choicesView(await findChoices(ctx.db, userId));
};
