/** Every JavaScript host has it; only the language's own type library does not declare it. */
declare const URL: new (text: string) => { readonly hostname: string; readonly pathname: string };

/** Whether a link of a work opens for somebody who has no account there. */
export const LINK_STATES = ['opens', 'asks-sign-in', 'does-not-open'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Why one does not open as it should. */
export const LINK_REASONS = [
  'sign-in-page',
  'no-access',
  'not-found',
  'refused',
  'server-error',
  'no-host',
  'no-connection',
  'too-slow',
  'bad-certificate',
  'too-many-redirects',
  'not-public',
] as const;
export type LinkReason = (typeof LINK_REASONS)[number];

/** What asking for a link found. */
export type LinkFacts =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Where it ended, after all redirects. */
      readonly url: string;
      readonly redirects: number;
      /** Of the page, where it has one. */
      readonly title: string | null;
    }
  | {
      readonly kind: 'failed';
      readonly because: Exclude<
        LinkReason,
        'sign-in-page' | 'no-access' | 'not-found' | 'refused' | 'server-error'
      >;
    }
  /** It leads to where nothing is asked, such as a port that is not of the web. */
  | { readonly kind: 'unasked' };

export type LinkFinding =
  | { readonly state: 'opens'; readonly reason: null }
  | { readonly state: Exclude<LinkState, 'opens'>; readonly reason: LinkReason };

/** Where people sign in and nothing else is. */
const SIGN_IN_HOSTS: readonly string[] = [
  'accounts.google.com',
  'login.microsoftonline.com',
  'login.live.com',
  'login.microsoft.com',
  'id.atlassian.com',
  'auth.services.adobe.com',
  'appleid.apple.com',
  'idmsa.apple.com',
];
const SIGN_IN_HOST_ENDS: readonly string[] = ['.okta.com', '.auth0.com', '.b2clogin.com'];

/** Names of hosts and beginnings of paths that are a sign-in, by whomever they are led there. */
const SIGN_IN_PATH =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:login|log-in|log_in|signin|sign-in|sign_in|users\/sign_in|auth\/login|account\/login|accounts\/login|session\/new|servicelogin|_forms\/default\.aspx)(?:[/.]|$)/i;
const NO_ACCESS_PATH = /\/(?:_layouts\/15\/accessdenied\.aspx|request[-_]?access)(?:\/|$)/i;

/** Services whose page of a thing that is not shared answers 200, and says so in its title. */
const SHARING_HOSTS: readonly string[] = [
  'drive.google.com',
  'docs.google.com',
  'www.dropbox.com',
  'onedrive.live.com',
  'www.figma.com',
  'www.canva.com',
  'www.notion.so',
];
const CLOSED_TITLE =
  /(?:request access|access denied|you need access|need permission|no access|log ?in|sign ?in)/i;

/** No answer to the question: the site is busy, or takes no programs. */
const SAYS_NOTHING: readonly number[] = [408, 425, 429, 503, 999];

/**
 * What the facts say of a link. It never refuses one: people decide what it means.
 * @returns null where they say nothing, and what was known before holds on
 */
export function linkStateOf(facts: LinkFacts): LinkFinding | null {
  if (facts.kind === 'unasked') return null;
  if (facts.kind === 'failed') return { state: 'does-not-open', reason: facts.because };
  const { status } = facts;
  if (SAYS_NOTHING.includes(status)) return null;
  const closed = closedBy(facts);
  if (closed !== null) return { state: 'asks-sign-in', reason: closed };
  if (status === 404 || status === 410) return { state: 'does-not-open', reason: 'not-found' };
  if (status >= 500) return { state: 'does-not-open', reason: 'server-error' };
  if (status >= 400) return { state: 'does-not-open', reason: 'refused' };
  return { state: 'opens', reason: null };
}

type Answered = Extract<LinkFacts, { readonly kind: 'answered' }>;

function closedBy({ status, url, redirects, title }: Answered): LinkReason | null {
  const { hostname, pathname } = new URL(url);
  if (isSignInHost(hostname)) return 'sign-in-page';
  // Whose work is a page to sign in has handed in its very address.
  if (redirects > 0 && SIGN_IN_PATH.test(pathname)) return 'sign-in-page';
  if (NO_ACCESS_PATH.test(pathname)) return 'no-access';
  if (status === 401 || status === 403 || status === 407) return 'no-access';
  const says = SHARING_HOSTS.includes(hostname) && CLOSED_TITLE.test(title ?? '');
  return says ? 'no-access' : null;
}

function isSignInHost(hostname: string): boolean {
  return (
    SIGN_IN_HOSTS.includes(hostname) || SIGN_IN_HOST_ENDS.some((end) => hostname.endsWith(end))
  );
}

/** What may be over when it is asked once more. */
const MAY_PASS: readonly LinkReason[] = [
  'server-error',
  'no-host',
  'no-connection',
  'too-slow',
  'bad-certificate',
];

/** So often in a row what may pass has to be found until its student is told. */
const SURE_AFTER = 3;

/**
 * Whether its student is to be told. @param failures how often in a row it did not open, this time
 * too
 */
export function isSureOf({ reason }: LinkFinding, failures: number): boolean {
  if (reason === null) return false;
  return !MAY_PASS.includes(reason) || failures >= SURE_AFTER;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After the first, the second … failure in a row; then daily. */
const AGAIN_MS: readonly number[] = [10 * MINUTE_MS, 60 * MINUTE_MS];

/** Milliseconds until a link is asked for again. @param failures in a row; 0: it opens */
export function nextCheckIn(failures: number): number {
  return failures === 0 ? DAY_MS : (AGAIN_MS[failures - 1] ?? DAY_MS);
}
