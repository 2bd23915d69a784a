import { describe, expect, test } from 'vitest';
import { isSureOf, type LinkFacts, linkStateOf, nextCheckIn } from './link-states.ts';
import { judgingEnds, linksToCheck } from './links-of-work.ts';

const answered = (
  status: number,
  url: string,
  more: { redirects?: number; title?: string } = {},
): LinkFacts => ({ kind: 'answered', status, url, redirects: 0, title: null, ...more });

describe('what facts say of a link', () => {
  test.each<[string, LinkFacts, string | null]>([
    ['a page', answered(200, 'https://example.org/'), 'opens'],
    ['a page without content', answered(204, 'https://example.org/'), 'opens'],
    ['part of a file', answered(206, 'https://example.org/film.mp4'), 'opens'],
    ['a page whose own address is a login', answered(200, 'https://a.example/login'), 'opens'],
    [
      'a login after a redirect',
      answered(200, 'https://a.example/login', { redirects: 1 }),
      'asks-sign-in sign-in-page',
    ],
    [
      'a login in a language',
      answered(200, 'https://a.example/en/sign-in?next=/x', { redirects: 2 }),
      'asks-sign-in sign-in-page',
    ],
    [
      'an article that only begins like one',
      answered(200, 'https://a.example/login-screens-of-2010', { redirects: 1 }),
      'opens',
    ],
    [
      'Drive, not shared',
      answered(200, 'https://accounts.google.com/v3/signin/identifier', { redirects: 2 }),
      'asks-sign-in sign-in-page',
    ],
    [
      'Drive, which says so in its title',
      answered(200, 'https://drive.google.com/file/d/1/view', { title: 'Sign in - Google Drive' }),
      'asks-sign-in no-access',
    ],
    [
      'Drive, shared',
      answered(200, 'https://drive.google.com/file/d/1/view', { title: 'poster.png - Drive' }),
      'opens',
    ],
    [
      'another site with such a title',
      answered(200, 'https://a.example/', { title: 'Sign in: a poster' }),
      'opens',
    ],
    [
      'OneDrive',
      answered(200, 'https://login.live.com/login.srf', { redirects: 1 }),
      'asks-sign-in sign-in-page',
    ],
    [
      'SharePoint',
      answered(200, 'https://login.microsoftonline.com/x/oauth2/authorize', { redirects: 1 }),
      'asks-sign-in sign-in-page',
    ],
    [
      'SharePoint for somebody else',
      answered(200, 'https://a.sharepoint.com/_layouts/15/AccessDenied.aspx', { redirects: 1 }),
      'asks-sign-in no-access',
    ],
    [
      'Dropbox',
      answered(200, 'https://www.dropbox.com/login?cont=x', { redirects: 1 }),
      'asks-sign-in sign-in-page',
    ],
    [
      'Figma',
      answered(200, 'https://www.figma.com/file/1', { title: 'Request access – Figma' }),
      'asks-sign-in no-access',
    ],
    ['who are you', answered(401, 'https://a.example/'), 'asks-sign-in no-access'],
    ['not you', answered(403, 'https://a.example/'), 'asks-sign-in no-access'],
    ['nothing there', answered(404, 'https://github.com/a/b'), 'does-not-open not-found'],
    ['gone', answered(410, 'https://a.example/'), 'does-not-open not-found'],
    ['a method it does not know', answered(405, 'https://a.example/'), 'does-not-open refused'],
    ['broken', answered(500, 'https://a.example/'), 'does-not-open server-error'],
    ['too many requests', answered(429, 'https://a.example/'), null],
    ['busy', answered(503, 'https://a.example/'), null],
    ['no programs', answered(999, 'https://www.linkedin.com/in/a'), null],
    ['a port that is not asked', { kind: 'unasked' }, null],
    ['no such host', { kind: 'failed', because: 'no-host' }, 'does-not-open no-host'],
    ['a private address', { kind: 'failed', because: 'not-public' }, 'does-not-open not-public'],
  ])('%s', (_, facts, expected) => {
    const found = linkStateOf(facts);
    expect(found && [found.state, found.reason].filter(Boolean).join(' ')).toBe(expected);
  });
});

test('a student is told at once of what stays so, and of what may pass after three times', () => {
  const gone = { state: 'does-not-open', reason: 'not-found' } as const;
  const slow = { state: 'does-not-open', reason: 'too-slow' } as const;
  expect(isSureOf(gone, 1)).toBe(true);
  expect([1, 2, 3].map((failures) => isSureOf(slow, failures))).toEqual([false, false, true]);
  expect(isSureOf({ state: 'opens', reason: null }, 0)).toBe(false);
});

test('a link is asked for daily, and sooner after its first failures', () => {
  expect([0, 1, 2, 3, 9].map((failures) => nextCheckIn(failures) / 60_000)).toEqual([
    1440, 10, 60, 1440, 1440,
  ]);
});

test('each link of a work is checked once, but not its own page in the product', () => {
  const work = {
    work_link: 'https://school.example/work/7K3M9QX2T5R8W1ZB',
    demo_or_alternate_link: 'https://a.example/demo',
    handed: [
      ...['https://a.example/demo', 'http://b.example:80/x', 'https://b.example:8443/x'],
      ...['ftp://c.example/', 'rubbish'],
    ],
  };
  expect(linksToCheck(work, 'https://school.example')).toEqual([
    { link: 'https://a.example/demo', host: 'a.example' },
    { link: 'http://b.example:80/x', host: 'b.example' },
  ]);
  const erased = { work_link: 'https://erased.invalid/', demo_or_alternate_link: null, handed: [] };
  expect(linksToCheck(erased, 'https://school.example')).toEqual([]);
});

test('judging ends with the last round, or two months after the last work', () => {
  const [close, later] = [new Date('2025-07-20T12:00:00Z'), new Date('2025-07-25T12:00:00Z')];
  expect(judgingEnds(close, later)).toEqual(later);
  expect(judgingEnds(later, close)).toEqual(later);
  expect(judgingEnds(close, null)).toEqual(new Date('2025-09-18T12:00:00Z'));
  expect(judgingEnds(null, later)).toEqual(later);
  expect(judgingEnds(null, null)).toBeNull();
});
