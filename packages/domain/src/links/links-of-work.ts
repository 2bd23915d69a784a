import { isWorkPage } from '../works/work-page.ts';

/** Every JavaScript host has it; only the language's own type library does not declare it. */
declare const URL: {
  canParse(text: string): boolean;
  new (
    text: string,
  ): Readonly<Record<'protocol' | 'port' | 'origin' | 'pathname' | 'hostname', string>>;
};

/** What a revision of a work has that people open. */
export type LinksOfWork = {
  readonly work_link: string;
  readonly demo_or_alternate_link: string | null;
  /** Of its parts. */
  readonly handed: readonly string[];
};

/** Who is asked: the whole of a host is one. */
export type LinkToCheck = { readonly link: string; readonly host: string };

/** Below it nobody has anything (RFC 2606): it is where an erased person's links stood. */
const OF_NOBODY = /(?:^|\.)(?:invalid|localhost|test)$/;

/**
 * The links of a work that are checked, each once: what the web opens, and is no page of a work in
 * the product itself. @param origin of the product
 */
export function linksToCheck(work: LinksOfWork, origin: string): LinkToCheck[] {
  const links = [work.work_link, work.demo_or_alternate_link ?? '', ...work.handed];
  return [...new Set(links)].flatMap((link) => {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) return [];
    // Nothing but the ports of the web is asked.
    if (url.port !== '') return [];
    if (url.origin === origin && isWorkPage(link)) return [];
    return OF_NOBODY.test(url.hostname) ? [] : [{ link, host: url.hostname }];
  });
}

const DAY_MS = 24 * 60 * 60_000;
/** An event without rounds is looked at by hand, for so long after the last work came. */
const WITHOUT_ROUNDS_MS = 60 * DAY_MS;

/**
 * Until when somebody may look at the works of an event.
 * @param submissionsClose null: it takes no works
 * @param roundsClose when its last round does; null: it has none
 */
export function judgingEnds(submissionsClose: Date | null, roundsClose: Date | null): Date | null {
  if (submissionsClose === null) return roundsClose;
  if (roundsClose === null) return new Date(submissionsClose.getTime() + WITHOUT_ROUNDS_MS);
  return roundsClose > submissionsClose ? roundsClose : submissionsClose;
}
