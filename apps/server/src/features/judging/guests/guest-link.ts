import { randomBytes } from 'node:crypto';
import { isOfRoom, roomToken } from '@pratibha/domain/judging/guest-rooms';
import { tokenHash } from '../../../platform/session/cookies.ts';

/** 128 bits, as 22 characters: a QR of them is small. */
const LINK = /^[\w-]{22}$/;

/**
 * A link that lets in whoever takes it first. Its secret is the fragment of the address, which no
 * browser sends to a server: it stands in no log, in no Referer, and in nothing that shows a
 * preview.
 */
export function newGuestLink(origin: string): NewLink {
  return linkOf(origin, newSecret());
}

/** A code that hangs in a room, of the same kind: who scans it may ask to be let in. */
export function newRoomCode(origin: string): NewLink {
  return linkOf(origin, roomToken(newSecret()));
}

type NewLink = { readonly url: string; readonly hash: Buffer };

function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

function linkOf(origin: string, token: string): NewLink {
  return { url: `${origin}/judge#${token}`, hash: tokenHash(token) };
}

/** What is kept of the secret; null for what is none. */
export function hashOfLink(token: string): Buffer | null {
  return LINK.test(token) ? tokenHash(token) : null;
}

/** The same of the secret in the code of a room. */
export function hashOfRoom(token: string): Buffer | null {
  return isOfRoom(token) && LINK.test(token.slice(roomToken('').length)) ? tokenHash(token) : null;
}
