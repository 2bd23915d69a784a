import { ProblemError } from '@pratibha/contract/client';
import { api } from '../api.ts';
import { xsrfToken } from '../xsrf-token.ts';
import { ConnectionLost } from './upload-request.ts';

/**
 * The token of the session, once it is certain that it is this person's. Requests are sent with the
 * very token that was looked at: where somebody else signs in meanwhile, the server refuses it.
 *
 * @returns null where nobody, or somebody else, is signed in
 * @throws {@link ConnectionLost} where that cannot be asked
 */
export function ownSession(owner: number): () => Promise<string | null> {
  let confirmed: string | null = null;
  return async () => {
    const token = xsrfToken();
    if (token === null || token === confirmed) return token;
    if ((await whoIsThere()) !== owner || xsrfToken() !== token) return null;
    confirmed = token;
    return token;
  };
}

async function whoIsThere(): Promise<number | null> {
  try {
    return (await api('GET /user/profile', {})).id;
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return null;
    throw new ConnectionLost('Nobody answered who is signed in', { cause: error });
  }
}
