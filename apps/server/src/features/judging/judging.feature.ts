import type { Feature } from '../../platform/feature.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { WALKED } from '../../platform/promises.ts';
import type { Post } from '../mail/mail.ts';
import { serveFinals } from './final/finals.routes.ts';
import { forgettingGuests } from './guests/forget-guests.ts';
import { serveGuestRooms } from './guests/guest-rooms.routes.ts';
import { serveGuests } from './guests/guests.routes.ts';
import { serveJudge } from './judge.routes.ts';
import { serveJudgeAtWork } from './judge-at-work.routes.ts';
import { serveJudgedFiles } from './judged-files.routes.ts';
import { judgingMails } from './judging.mails.ts';
import { serveJudging } from './judging.routes.ts';
import { serveLaterRounds } from './later-rounds.routes.ts';
import { serveNominations } from './nominations.routes.ts';
import { personalData } from './personal-data.queries.ts';
import { servePresentations } from './presentations.routes.ts';
import { serveRunningRounds } from './running.routes.ts';
import { forgettingAddresses, sendingJudgingInvitations } from './send-judging-invitation.ts';
import { serveStands } from './stands.routes.ts';

export const judging = {
  mails: judgingMails,
  routes: [
    ...[serveJudging, serveLaterRounds, serveNominations, serveRunningRounds, serveGuests],
    ...[serveJudge, serveJudgeAtWork, serveStands, servePresentations],
    ...[serveGuestRooms, serveFinals, serveJudgedFiles],
  ],
  /** Nobody is written to where no mail is sent. */
  jobs: ({ clock, post }: { readonly clock: Clock; readonly post: Post | null }) => [
    forgettingAddresses(clock),
    forgettingGuests(clock),
    ...(post === null ? [] : [sendingJudgingInvitations(post)]),
  ],
  audits: {
    round: { table: 'rounds', event: 'event_id', title: 'title', gone: 'round.deleted' },
    judge: { table: 'judges', person: 'user_id' },
    sheet: { table: 'score_sheets' },
    guest: { table: 'guests', title: 'name' },
  },
  personalData: [personalData],
  holds: {
    ...WALKED,
    twoOrganisers: 'of two organisers who save the same round one is told',
    noNetwork: 'a judge scores without a network, closes all, and everything arrives',
  },
} satisfies Feature;
