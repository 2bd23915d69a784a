import type { Invitation } from '@pratibha/contract/invitations';
import type { InvitationRow } from './invitations.queries.ts';

export function invitationView({ made_at, expires_at, ...row }: InvitationRow): Invitation {
  return { ...row, made_at: made_at.toISOString(), expires_at: expires_at.toISOString() };
}
