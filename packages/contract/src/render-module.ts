import type { EditionContent } from '@pratibha/domain/editions/content';
import type { Language } from '@pratibha/domain/language/languages';
import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import type { PublicResults } from './public-results.ts';
import type { PublicWork, PublicWorkDetail } from './public-works.ts';
import type { WorkshopClass } from './workshops.ts';

/*
 * What the server asks of the module that the web's build emits for it as `dist/server/render.js`;
 * types alone, so that nothing of one comes into the other.
 */

/** What the head of a public page says, for search engines and shared links. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Canonical path, or null where a page should not be indexed. */
  readonly canonical: string | null;
  /** Those in which the page is, where these are several. */
  readonly languages?: readonly Language[];
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
};

export type PublicPage = {
  readonly status: 200 | 404;
  /** What belongs inside `#root`; holds no clock and no session. */
  readonly html: string;
  readonly head: PageHead;
  /** What the parts read that run in the browser; the document carries it as `#edition`. */
  readonly edition: object;
  /** The style that it brings along; '' where its sheets are all. */
  readonly style: string;
};

/** A class of a workshop, as visitors read of it. */
export type ShownClass = Pick<
  WorkshopClass,
  'title' | 'event_date' | 'starts_at' | 'ends_at' | 'venue_name' | 'venue_room' | 'speakers'
>;

/** How a page is shown; as visitors see the live edition now, or otherwise. */
export type Shown = {
  /** The instant that its clock begins with, epoch milliseconds; null: now. */
  readonly at: number | null;
  /** Null but for a page of an earlier year: its address, and what the live edition is called. */
  readonly archive: { readonly path: string; readonly live: string } | null;
  /** Whether organisers alone see it. */
  readonly isPreview: boolean;
  /** Whether the advert comes. */
  readonly hasAdvert: boolean;
  /** The editions before as pages lead to them, the newest first. */
  readonly earlier: readonly { readonly year: number; readonly path: string }[];
  /** What everybody may see of results, of all editions; default none. */
  readonly results?: readonly PublicResults[];
  /** The classes of workshops that are still to come, on the landing page; default none. */
  readonly classes?: readonly ShownClass[];
  /** What the results of one event were made of, on the page that shows it. */
  readonly frozen?: SnapshotContent;
  /** The works that everybody may see, of all editions; default none. */
  readonly works?: readonly PublicWork[];
  /** The one that the page is about, whole. */
  readonly work?: PublicWorkDetail;
  /** What is shown of results or works is of, where that is an earlier year, and its address. */
  readonly of?: { readonly name: string; readonly path: string };
};

type PageOfOne<Edition> = {
  /** The address that is asked for, with its query. */
  readonly url: string;
  /** What `appEdition` gave. */
  readonly edition: Edition;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
  /** The person and the installation, as JSON. */
  readonly user: string;
  readonly site: string;
};

/** What a page of a student is made of. */
export type StudentPage<Edition> = PageOfOne<Edition> & {
  /** Reads a list for this person, by the name of its call; JSON. */
  readonly read: (name: string) => Promise<string>;
  /** Reads one thing by its id likewise; null where it is not there for this person. */
  readonly readOne: (name: string, id: string) => Promise<string | null>;
  /** What organisers wrote, in the language of the page, where that is another than theirs. */
  readonly texts?: ReadonlyMap<string, string>;
};

/** What a call would respond to the person who asks. */
type FirstRead = {
  readonly json: string;
  readonly total: string;
  readonly link: string;
  readonly version: string | null;
};

/** What a page of an organiser is made of. */
export type ConsolePage<Edition> = PageOfOne<Edition> & {
  /**
   * Null where a call has to be asked by the browser: it is refused, or no page can begin with it.
   */
  readonly read: (name: string, search: string) => Promise<FirstRead | null>;
  /** What the person's browser keeps, as it told itself in a cookie; anything. */
  readonly kept: string;
};

/**
 * @typeParam Edition what documents of who is signed in read of the edition; the server passes it
 * on
 */
export type RenderModule<Edition extends object = object> = {
  /**
   * Renders a page of the public document; unknown paths give the not-found page with 404.
   * @param notice what `noticeIn` found in the address
   */
  readonly render: (
    path: string,
    notice: string | null,
    content: EditionContent,
    shown?: Shown,
  ) => PublicPage;
  /** Renders a text in Markdown and throws it away: whether it can be. */
  readonly tryMarkdown: (text: string) => void;
  /** Addresses of the handbook's pages. */
  readonly helpPaths: readonly string[];
  /** The accent of an edition as a style, or ''. */
  readonly lookStyle: (content: EditionContent) => string;
  readonly appEdition: (content: EditionContent) => Edition;
  /** `said` is what the page took from `texts`. @throws what `read` throws */
  readonly renderStudent: (page: StudentPage<Edition>) => Promise<{
    readonly html: string;
    readonly title: string;
    readonly said?: readonly (readonly [source: string, text: string])[];
  }>;
  /** `begin` is what it was rendered from, as JSON. @throws what `read` throws */
  readonly renderConsole: (
    page: ConsolePage<Edition>,
  ) => Promise<{ readonly html: string; readonly title: string; readonly begin: string }>;
  /** What the sign-in left to tell in an address, or null. */
  readonly noticeIn: (url: string) => string | null;
  /** Whether a document of who is signed in has a page at an address; else it answers 404. */
  readonly isAppPage: (url: string) => boolean;
};
