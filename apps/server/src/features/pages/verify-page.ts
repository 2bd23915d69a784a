import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import type { Language } from '@pratibha/domain/language/languages';
import { dayOf } from '@pratibha/domain/time/competition-time';
import type { FastifyInstance } from 'fastify';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
import type { Edition } from './shown-editions.routes.ts';
import { type VerifyParts, verifyCsp, verifyDocument } from './verify-document.ts';

/** By what certificates are proved. */
export type ProofOfPages = {
  /** The public keys; the same object until they are others. */
  readonly keys: () => Promise<readonly PublishedKey[]>;
  readonly now: () => Date;
};

export const NO_PROOF: ProofOfPages = { keys: async () => [], now: () => new Date(0) };

type Options = {
  readonly language: Language;
  readonly edition: Pick<Edition, 'content' | 'isSetUp'>;
  readonly soon: StoredResponse;
  readonly publicUrl: string;
  readonly proof: ProofOfPages;
  readonly parts: VerifyParts;
  /** Replaces the policy of what is sent; while developing. */
  readonly policy?: string;
};

/** `/verify`: anybody checks a certificate there (ADR 71). Its keys are those of the moment. */
export function registerVerifyPage(app: FastifyInstance, options: Options): void {
  const { edition, soon, proof } = options;
  let known: { readonly of: string; readonly page: Promise<StoredResponse> } | null = null;
  const current = async () => {
    const day = dayOf(proof.now());
    const keys = await proof.keys();
    const { shortTitle } = edition.content;
    const of = JSON.stringify([shortTitle, day, keys]);
    if (known?.of !== of) known = { of, page: store(options, { siteName: shortTitle, keys, day }) };
    return known.page;
  };
  app.get('/verify', async (request, reply) => {
    if (!edition.isSetUp) return sendStored(request, reply, soon);
    const page = await current().catch((error: unknown) => {
      // Without any key it would call what is genuine a forgery; with those of before it does not.
      if (known === null) throw error;
      return known.page;
    });
    return sendStored(request, reply, page);
  });
}

type Shown = {
  readonly siteName: string;
  readonly keys: readonly PublishedKey[];
  readonly day: string;
};

function store(
  { language, publicUrl, parts, policy }: Options,
  { siteName, keys, day }: Shown,
): Promise<StoredResponse> {
  const own = 'script' in parts ? verifyCsp(parts, publicUrl) : '';
  const data = { origin: publicUrl, keys, day };
  return storeResponse(verifyDocument({ language, siteName, data, parts }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy ?? `${own}; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
    lasts: true,
  });
}
