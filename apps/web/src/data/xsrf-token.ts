/** The readable half of the anti-forgery pair; it exists only together with a session. */
const COOKIE_NAMES = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'];

/** The same of a guest, who is nobody that signs in. */
const OF_GUESTS = ['XSRF-GUEST'];

/** The token to echo in `X-XSRF-TOKEN`, or null in a browser without a session. */
export function xsrfToken(names: readonly string[] = COOKIE_NAMES): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (names.includes(name) && value !== '') return decodeURIComponent(value);
  }
  return null;
}

/** The token of a guest's session, or null in a browser without one. */
export function guestToken(): string | null {
  return xsrfToken(OF_GUESTS);
}

/** That of whose pages this browser shows: of who is signed in, else of the guest. */
export function ownToken(): string | null {
  return xsrfToken() ?? guestToken();
}
