import type * as calls from '@pratibha/contract/mails';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { refusedAddressView } from './mails.view.ts';
import {
  deleteRefusal,
  lockRefusedAddress,
  type RefusedAddressRow,
} from './refused-addresses.queries.ts';

export const findRefusedAddressToLift: Find<typeof calls.liftRefusedAddress, RefusedAddressRow> = (
  ctx,
  { id },
) => lockRefusedAddress(ctx.db, id);

/** Lets mails go to an address again; its person may have mended the mailbox. */
export const liftRefusedAddress: UseCase<
  typeof calls.liftRefusedAddress,
  RefusedAddressRow
> = async (ctx, { found }) => {
  await deleteRefusal(ctx.db, found.user_id);
  const subject = ['user', found.user_id] as const;
  await ctx.audit({ action: 'mail.address-lifted', subject, changes: {} });
  return refusedAddressView(found);
};
