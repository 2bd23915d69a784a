import '@fastify/cookie';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
  preferredLanguage,
} from '@pratibha/domain/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isGuest, type Person } from './guests.ts';

/** A device keeps its choice for a year. */
const KEPT_SECONDS = 365 * 24 * 3600;

/** The language that the device of a request was set to, or null: nobody has chosen on it. */
export function chosenLanguage(request: FastifyRequest): Language | null {
  // Of what is refused before its cookies are read there are none.
  const cookies: FastifyRequest['cookies'] | undefined = request.cookies;
  const chosen = cookies?.[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : null;
}

/** What a device reads for which nobody is signed in: as chosen on it, else as its browser asks. */
export function deviceLanguage(request: FastifyRequest): Language {
  return chosenLanguage(request) ?? preferredLanguage(request.headers['accept-language']);
}

/**
 * The language in which whoever sends a request reads: that of the account, which goes before what
 * the device says of whoever used it last.
 * @param person who is signed in; a guest has no account
 */
export function readersLanguage(request: FastifyRequest, person: Person | null): Language {
  const ofAccount = person === null || isGuest(person) ? null : person.row.language;
  return ofAccount ?? deviceLanguage(request);
}

/** Sets the device to a language. Scripts may read it: it is no secret, and pages know by it. */
export function keepLanguage(reply: FastifyReply, language: Language, origin: string): void {
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    httpOnly: false,
    maxAge: KEPT_SECONDS,
  });
}
