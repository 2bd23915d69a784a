import type { CertificateOnRecord } from '@pratibha/contract/certificate-proof';
import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import type { VerifyData } from './verify-data.ts';

/** Longer than this nobody waits before they are told what is known without it. */
const PATIENCE_MS = 6_000;

/** What the college says of a number; null where it could not be asked. Nothing else is sent. */
export function askCollege({ origin }: VerifyData, number: string) {
  return get<CertificateOnRecord>(`${origin}/api/certificates/${encodeURIComponent(number)}`);
}

/** The keys that the college has now; null where it could not be asked. */
export async function newestKeys({ origin }: VerifyData): Promise<readonly PublishedKey[] | null> {
  const told = await get<{ keys: PublishedKey[] }>(`${origin}/.well-known/certificate-keys.json`);
  return told?.keys ?? null;
}

async function get<T>(address: string): Promise<T | null> {
  if (!navigator.onLine) return null;
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
