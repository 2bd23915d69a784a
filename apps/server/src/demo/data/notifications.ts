import {
  type Notification,
  type NotificationKind,
  notificationKey,
} from '@pratibha/domain/notifications/notifications';
import type { DemoEvent } from './events.ts';
import type { DemoPerson } from './people.ts';
import type { DemoRegistration } from './registrations.ts';
import type { DemoSubmission } from './submissions.ts';

/** What somebody was told before the demo begins. No mail went out then. */
export type DemoNotification = {
  id: number;
  user_id: number;
  kind: NotificationKind;
  key: string;
  params: object;
  tell_at: Date;
  seen_in_app: true;
  read_at: Date | null;
  mail: 'none';
  created_at: Date;
};

const DAY = 86_400_000;
/** Of the last days nobody has read anything yet. */
const UNREAD_DAYS = 7;

export type DemoTold = Notification & { readonly person: DemoPerson; readonly at: Date };
type Numbered = DemoEvent & { readonly id: number };

/**
 * What people were told of their registrations and works, from these; all of it numbered already.
 * @param others what else somebody was told
 */
export function demoNotifications(
  events: readonly Numbered[],
  registrations: readonly DemoRegistration[],
  submissions: readonly DemoSubmission[],
  others: readonly DemoTold[],
  start: Date,
): DemoNotification[] {
  const numberOf = (event: DemoEvent) => events.find(({ title }) => title === event.title)?.id ?? 0;
  const told = [
    ...registrations.flatMap((each) => ofRegistration(each, numberOf(each.event))),
    ...submissions.flatMap((each) => ofWork(each, numberOf(each.registration.event))),
    ...others,
  ];
  const newest = start.getTime() - UNREAD_DAYS * DAY;
  return told.map(({ person, at, ...each }) => ({
    id: 0,
    user_id: person.id,
    kind: each.kind,
    key: notificationKey(each),
    params: each.params,
    tell_at: at,
    seen_in_app: true,
    read_at: at.getTime() < newest ? at : null,
    mail: 'none',
    created_at: at,
  }));
}

function ofRegistration(each: DemoRegistration, event_id: number): DemoTold[] {
  const { id, person, status, registered_on, reviewed_at } = each;
  const params = { event_id, registration_id: id };
  const received: DemoTold = { kind: 'registration-received', params, person, at: registered_on };
  if (status === 'PENDING' || reviewed_at === null) return [received];
  const decided = { ...params, version: 2, status };
  return [received, { kind: 'registration-decided', params: decided, person, at: reviewed_at }];
}

function ofWork({ id, registration, revisions }: DemoSubmission, event_id: number): DemoTold[] {
  const { person } = registration;
  const params = { event_id, submission_id: id };
  return revisions.flatMap(({ revision, status, submitted_at, reviewed_at }): DemoTold[] => {
    const received: DemoTold = {
      kind: 'work-received',
      params: { ...params, revision },
      person,
      at: submitted_at,
    };
    if (status === 'PENDING' || reviewed_at === null) return [received];
    const told = { person, at: reviewed_at };
    const decided = { ...params, version: revision * 2 };
    return status === 'RESUBMISSION_REQUIRED'
      ? [received, { kind: 'resubmission-asked', params: decided, ...told }]
      : [received, { kind: 'work-decided', params: { ...decided, status }, ...told }];
  });
}
