import type * as calls from '@pratibha/contract/own-certificates';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { unshareCertificate } from './own-certificates.queries.ts';
import type { ReadableRow } from './own-certificates.view.ts';

/** Takes the page of a certificate back: its link leads nowhere, and the next is another one. */
export const endCertificateShare: UseCase<typeof calls.endCertificateShare, ReadableRow> = async (
  ctx,
  { found },
) => {
  if (await unshareCertificate(ctx.db, found.id)) {
    const subject = ['certificate', found.id] as const;
    await ctx.audit({ action: 'certificate.share-ended', subject, changes: {} });
  }
  return { share_url: null };
};
