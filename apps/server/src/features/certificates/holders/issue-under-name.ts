import { NAME_CORRECTED } from '@pratibha/words/certificates/reasons';
import type { Context } from '../../../platform/serve/context.ts';
import { reissueCertificate } from '../reissue-certificate.ts';
import { findMisnamed } from './names.queries.ts';
import { tellReissued } from './told-certificates.ts';

type Of = { readonly userId: number; readonly editionId: number };
type By = {
  readonly name: string;
  /** Of the product. */
  readonly origin: string;
  readonly by: keyof typeof NAME_CORRECTED;
};

/**
 * Issues the certificates of the edition again that count and say another name; their person is
 * told, once for all of them.
 */
export async function issueUnderName(
  ctx: Context,
  of: Of,
  { name, origin, by }: By,
): Promise<void> {
  const as = { name, reason: NAME_CORRECTED[by], issuer: new URL(origin).host };
  const given: number[] = [];
  for (const id of await findMisnamed(ctx.db, of, name)) {
    given.push(await reissueCertificate(ctx, id, as));
  }
  await tellReissued(ctx.db, given, ctx.now);
}
