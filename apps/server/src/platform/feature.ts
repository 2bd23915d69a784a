import type { OwnData } from '@pratibha/contract/personal-data';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AuditSubjects } from './audit-subject.ts';
import type { DB } from './db/types.gen.ts';
import type { Job } from './jobs/job.ts';
import type { Family } from './metrics/exposition.ts';
import type { PersonalData } from './personal-data.ts';
import type { Holds } from './promises.ts';
import type { Platform } from './serve/platform.ts';

/**
 * All that a feature hands the product, as one value: it stands in `<feature>.feature.ts`, which
 * `satisfies Feature`, and in the list of `features.ts`, which has what its functions ask for.
 * @template Parts what routes are given beside the platform
 * @template Surroundings what jobs are given
 */
export type Feature<Parts = never, Surroundings = never> = {
  readonly holds: Holds;
  /** Below /api. */
  readonly routes: readonly ((
    api: FastifyInstance,
    platform: Platform,
    parts: Parts,
  ) => void | Promise<void>)[];
  readonly jobs?: (surroundings: Surroundings) => readonly Job[];
  /** How the audit finds its things, by their kinds. */
  readonly audits?: Readonly<Partial<AuditSubjects>>;
  /** How what it tells is told by mail, by the kind of notification (`MailsOfKinds`). */
  readonly mails?: Readonly<Record<string, unknown>>;
  /** What it says of the people in its tables. */
  readonly personalData?: readonly PersonalData<Partial<OwnData>>[];
  /** Figures that are read from the database when somebody asks for them. */
  readonly metrics?: (db: Kysely<DB>) => Promise<readonly Family[]>;
};
