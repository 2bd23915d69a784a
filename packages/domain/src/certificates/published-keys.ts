/** A public key as everybody may have it. */
export interface PublishedKey {
  readonly id: string;
  /** Ed25519: 32 bytes as base64url. */
  readonly public_key: string;
  readonly made_at: string;
  /** From when on it signs nothing; what it signed before goes on being proved. */
  readonly retired_at: string | null;
  /** As YYYY-MM-DD: it was stolen or lost. */
  readonly revoked_from: string | null;
}

/**
 * Whether what the key signed of this day is not believed, whatever its signature says: from the
 * day of the revocation on. What was signed of an earlier day is, as a thief may write any day
 * into it, genuine at most: who is online asks by the number.
 * @param day as YYYY-MM-DD
 */
export function isRevokedOn(
  { revoked_from }: Pick<PublishedKey, 'revoked_from'>,
  day: string,
): boolean {
  return revoked_from !== null && day >= revoked_from;
}
