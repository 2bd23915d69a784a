import type { FastifyInstance } from 'fastify';
import { announcements } from './features/announcements/announcements.feature.ts';
import { audit } from './features/audit/audit.feature.ts';
import { type AuditReads, auditReads } from './features/audit/audit.ts';
import { certificateProof } from './features/certificate-proof/certificate-proof.feature.ts';
import { certificates } from './features/certificates/certificates.feature.ts';
import { holders } from './features/certificates/holders/holders.feature.ts';
import { certificateTemplates } from './features/certificates/template/templates.feature.ts';
import { claims } from './features/claims/claims.feature.ts';
import { dashboard } from './features/dashboard/dashboard.feature.ts';
import { desk } from './features/desk/desk.feature.ts';
import { editions } from './features/editions/editions.feature.ts';
import type { LiveEdition, TryPages } from './features/editions/editions.ts';
import { enquiries } from './features/enquiries/enquiries.feature.ts';
import { events } from './features/events/events.feature.ts';
import { EventCache } from './features/events/events.ts';
import { files } from './features/files/files.feature.ts';
import { gallery } from './features/gallery/gallery.feature.ts';
import type { ShownWorks } from './features/gallery/gallery.ts';
import { installation } from './features/installation/installation.feature.ts';
import { judging } from './features/judging/judging.feature.ts';
import { linkChecks } from './features/link-checks/link-checks.feature.ts';
import { mail } from './features/mail/mail.feature.ts';
import type { MailsOfKinds, Post } from './features/mail/mail.ts';
import { notifications } from './features/notifications/notifications.feature.ts';
import { people } from './features/people/people.feature.ts';
import type { Answering } from './features/people/personal-data/personal-data.ts';
import { personalData as account } from './features/people/users/users.ts';
import { pictures } from './features/pictures/pictures.feature.ts';
import { preflight } from './features/preflight/preflight.feature.ts';
import { registrations } from './features/registrations/registrations.feature.ts';
import { results } from './features/results/results.feature.ts';
import type { ShownResults } from './features/results/results.ts';
import { reviews } from './features/reviews/reviews.feature.ts';
import { savedFilters } from './features/saved-filters/saved-filters.feature.ts';
import { search } from './features/search/search.feature.ts';
import { seenFiles } from './features/seen-files/seen-files.feature.ts';
import { session } from './features/session/session.feature.ts';
import type { SignInSettings } from './features/session/session.ts';
import { signing } from './features/signing/signing.feature.ts';
import { submissions } from './features/submissions/submissions.feature.ts';
import { translations } from './features/translations/translations.feature.ts';
import type { ShownTexts } from './features/translations/translations.ts';
import { waiting } from './features/waiting/waiting.feature.ts';
import { workForms } from './features/work-forms/work-forms.feature.ts';
import { workshops } from './features/workshops/workshops.feature.ts';
import type { AuditSubjects } from './platform/audit-subject.ts';
import type { Feature } from './platform/feature.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { HOUSEKEEPING } from './platform/housekeeping.ts';
import type { Job } from './platform/jobs/job.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Platform } from './platform/serve/platform.ts';

type Given = {
  readonly edition: LiveEdition;
  readonly tryPages: TryPages;
  readonly signIn: SignInSettings;
  readonly shownResults: ShownResults;
  readonly shownWorks: ShownWorks;
  readonly texts: ShownTexts;
  /** Whether links of works are asked for. */
  readonly checksLinks: boolean;
};
type Surroundings = {
  readonly clock: Clock;
  readonly files: FileStore;
  /** Scheme, host and port under which the product is reached. */
  readonly origin: string;
  readonly tryPages: TryPages;
  /** Whether links of works are asked for. */
  readonly checksLinks: boolean;
  /** What mails are sent by; null where none is sent. */
  readonly post: Post | null;
  readonly mails: MailsOfKinds;
};

type Parts = Given & {
  readonly events: EventCache;
  readonly audit: AuditReads;
  readonly mails: MailsOfKinds;
  readonly answering: Answering;
};

const OURS = [
  installation,
  events,
  registrations,
  waiting,
  workshops,
  submissions,
  files,
  workForms,
  enquiries,
  reviews,
  people,
  dashboard,
  audit,
  notifications,
  announcements,
  editions,
  pictures,
  certificateTemplates,
  mail,
  claims,
  session,
  judging,
  results,
  gallery,
  seenFiles,
  desk,
  savedFilters,
  search,
  signing,
  certificates,
  holders,
  certificateProof,
  linkChecks,
  preflight,
  translations,
] as const satisfies readonly Feature<Parts, Surroundings>[];

const FEATURES: readonly Feature<Parts, Surroundings>[] = OURS;

type AuditsOf<F> = F extends { readonly audits: infer Audits } ? keyof Audits : never;
/** A kind that no feature finds does not compile. */
const SUBJECTS: AuditSubjects = Object.assign({}, ...FEATURES.map(({ audits }) => audits)) as Pick<
  AuditSubjects,
  AuditsOf<(typeof OURS)[number]>
>;

/** How each kind of notification is told by mail; one that no feature tells does not compile. */
export const MAILS: MailsOfKinds = {
  ...events.mails,
  ...registrations.mails,
  ...waiting.mails,
  ...submissions.mails,
  ...linkChecks.mails,
  ...enquiries.mails,
  ...announcements.mails,
  ...editions.mails,
  ...people.mails,
  ...judging.mails,
  ...results.mails,
  ...desk.mails,
  ...reviews.mails,
  ...holders.mails,
  ...preflight.mails,
};

/**
 * Who answers for something of a person, in the order in which an erasure passes: it is the order
 * of its locks. The account comes last, because a row of an erased person stays as it is.
 */
export const ANSWERING: Answering = [
  ...people.personalData,
  ...session.personalData,
  ...claims.personalData,
  ...notifications.personalData,
  ...mail.personalData,
  ...registrations.personalData,
  ...waiting.personalData,
  ...submissions.personalData,
  ...linkChecks.personalData,
  ...reviews.personalData,
  ...judging.personalData,
  ...results.personalData,
  ...certificates.personalData,
  ...holders.personalData,
  ...enquiries.personalData,
  ...desk.personalData,
  ...files.personalData,
  ...events.personalData,
  ...savedFilters.personalData,
  ...editions.personalData,
  ...announcements.personalData,
  ...translations.personalData,
  ...audit.personalData,
  account,
];

/** Every feature of the product, below /api. */
export async function registerFeatures(
  app: FastifyInstance,
  platform: Platform,
  given: Given,
): Promise<void> {
  const cache = new EventCache(platform.database, platform.notices);
  platform.metrics.caches.set('events', cache.counts);
  platform.metrics.groups.set('own-states', cache.groupSizes);
  for (const { metrics } of FEATURES)
    if (metrics) platform.metrics.addReading(() => metrics(platform.database.kysely));
  const parts = {
    ...given,
    events: cache,
    audit: auditReads(SUBJECTS),
    mails: MAILS,
    answering: ANSWERING,
  };
  await app.register(
    async (api) => {
      for (const serve of FEATURES.flatMap(({ routes }) => routes))
        await serve(api, platform, parts);
    },
    { prefix: '/api' },
  );
}

/** Every kind of job of the product, with its work. */
export function jobsOfFeatures(by: Omit<Surroundings, 'mails'>): readonly Job[] {
  const surroundings = { ...by, mails: MAILS };
  return [...HOUSEKEEPING, ...FEATURES.flatMap(({ jobs }) => jobs?.(surroundings) ?? [])];
}
