/** The readable half of the anti-forgery pair; it exists only together with a session. */
const COOKIE_NAMES = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'];

/** The token to echo in `X-XSRF-TOKEN`, or null in a browser without a session. */
export function xsrfToken(): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (COOKIE_NAMES.includes(name) && value !== '') return decodeURIComponent(value);
  }
  return null;
}
