import { randomBytes } from 'node:crypto';
import type * as calls from '@pratibha/contract/own-certificates';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { shareCertificateBy } from './own-certificates.queries.ts';
import { type ReadableRow, shareUrl } from './own-certificates.view.ts';

/** As much as nobody finds by trying, and a link holds. */
const CODE_BYTES = 16;

/**
 * Makes the page of a certificate, whose link its holder passes on; asked again it stays the same.
 * @param origin of the product
 */
export function shareCertificate(
  origin: string,
): UseCase<typeof calls.shareCertificate, ReadableRow> {
  return async (ctx, { found }) => {
    if (found.revoked_at !== null) throw new Refused('certificate-not-to-share');
    const made = randomBytes(CODE_BYTES).toString('base64url');
    const { isNew, code } = await shareCertificateBy(ctx.db, found.id, made);
    if (isNew) {
      const subject = ['certificate', found.id] as const;
      await ctx.audit({ action: 'certificate.shared', subject, changes: {} });
    }
    return { share_url: shareUrl(origin, code) };
  };
}
