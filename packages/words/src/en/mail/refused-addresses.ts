import { formatDateTime } from '../time.ts';

/** Why a mail was not even tried, as organisers read it. */
export function addressRefusedSince(at: Date): string {
  return `Not tried: a mail server refused this address on ${formatDateTime(at)}.`;
}
