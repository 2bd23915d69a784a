import type * as calls from '@pratibha/contract/remarks-corrections';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type AdminRegistrationRow,
  adminRegistrationView,
  findAdminRegistration,
} from '../registrations/registrations.ts';
import { correctRemarks } from './correct-remarks.ts';

export const findRegistrationToCorrect: Find<
  typeof calls.correctRegistrationRemarks,
  AdminRegistrationRow
> = (ctx, { id }) => findAdminRegistration(ctx.db, id);

/** Corrects the remarks of a decision on a registration. */
export const correctRegistrationRemarks: UseCase<
  typeof calls.correctRegistrationRemarks,
  AdminRegistrationRow
> = async (ctx, { body, found }) =>
  adminRegistrationView(await correctRemarks(ctx, 'registration', found, body), ctx.actor);
