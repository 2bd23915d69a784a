import * as calls from '@pratibha/contract/certificate-reissues';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { listCertificatesInDoubt } from './in-doubt.ts';
import { reissueCertificates } from './reissue-certificates.ts';

/** Certificates of keys that were stolen or lost. */
export function serveCertificateReissues(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listCertificatesInDoubt, { run: listCertificatesInDoubt });
  serve(app, platform, calls.reissueCertificates, { run: reissueCertificates });
}
