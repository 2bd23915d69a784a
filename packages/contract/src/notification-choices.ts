import {
  CHANNELS,
  choiceErrors,
  QUIET_HOURS,
} from '@pratibha/domain/notifications/notification-choices';
import { NOTIFICATION_GROUPS } from '@pratibha/domain/notifications/notifications';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { issueOf } from './values.ts';

const ways = {
  in_bell: z.boolean().describe('Whether the bell shows it'),
  by_mail: z.boolean(),
};

/** The same for each group. */
function ofEach<S extends z.ZodType>(schema: S) {
  return {
    registered: schema,
    decisions: schema,
    works: schema,
    dates: schema,
    announcements: schema,
    account: schema,
    judging: schema,
    organising: schema,
  } satisfies Record<(typeof NOTIFICATION_GROUPS)[number], S>;
}

/** The same of a form; those of judges and organisers may be left out and stay then. */
function inputOfEach<S extends z.ZodType>(schema: S) {
  return { ...ofEach(schema), judging: schema.optional(), organising: schema.optional() };
}

const quietHours = z
  .boolean()
  .describe(
    `Whether mails that can wait do so from ${QUIET_HOURS.from}:00 to ${QUIET_HOURS.to}:00 in Nepal`,
  );

/** By which ways what is told reaches a person. */
export const notificationChoices = z.object({
  groups: z.object(
    ofEach(
      z.object({
        ...ways,
        fixed: z.array(z.enum(CHANNELS)).describe('What cannot be turned off'),
      }),
    ),
  ),
  quiet_hours: quietHours,
  mail: z.enum(['on', 'off']).describe('Whether this installation sends mails'),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** The whole form: what it says replaces what was chosen before. */
export const notificationChoicesInput = z.strictObject({
  groups: z.strictObject(inputOfEach(z.strictObject(ways))).superRefine((groups, context) => {
    for (const group of NOTIFICATION_GROUPS) {
      const choice = groups[group];
      for (const [channel, wrong] of Object.entries(choice ? choiceErrors(group, choice) : {})) {
        context.addIssue(issueOf([group, channel], wrong));
      }
    }
  }),
  quiet_hours: quietHours,
});

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: '/user/notification-choices',
  summary: 'By which ways what one is told reaches one',
  tag: 'Notifications',
  access: 'notifications.own',
  response: notificationChoices,
  problems: [],
});

export const chooseNotifications = endpoint({
  method: 'PUT',
  path: '/user/notification-choices',
  summary: 'Choose them anew, all at once',
  tag: 'Notifications',
  access: 'notifications.own',
  body: notificationChoicesInput,
  maxBodyKiB: 16,
  response: notificationChoices,
  problems: [],
});
