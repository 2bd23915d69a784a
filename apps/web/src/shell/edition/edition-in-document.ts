import type {
  Competition,
  EditionContent,
  Prize,
  TimelineStep,
} from '@pratibha/domain/editions/content';
import type { PhaseDates } from '@pratibha/domain/editions/edition';
import type { EventWindowDates } from '@pratibha/domain/editions/event-windows';

/** A timeline as its page shows it: `when` with its year. */
export type ShownTimeline = {
  readonly heading: string;
  readonly steps: readonly Omit<TimelineStep, 'window'>[];
};

/** What the parts of the landing page say that run in the browser. */
export type LandingEdition = {
  /** What stands in the countdown's place before the clock is known. */
  readonly beforeClock: string;
  readonly timeline: ShownTimeline & {
    readonly eyebrow: string;
    /** Whether the section is there; the countdown reads the steps all the same. */
    readonly isShown: boolean;
    readonly isTinted: boolean;
  };
  /** What is said once it is over. */
  readonly over: string;
  /** Null where it does not come: in the archive, and in a preview of something else. */
  readonly advert: EditionContent['advert'] | null;
};

/**
 * What a page of the public document brings along for its hydrated parts: the least, because the
 * markup of the frozen parts says the rest.
 */
export type PublicEdition = {
  readonly siteName: string;
  /**
   * Where the clock of the hydrated parts stands and ticks from, in epoch milliseconds; null: the
   * server's.
   */
  readonly at: number | null;
  /** Whether it is the page of an earlier year. */
  readonly isArchive: boolean;
  /** Who looks is nobody then, and no view counts. */
  readonly isPreview?: true;
  readonly dates: PhaseDates;
  /** Each of these on its own page only. */
  readonly landing: LandingEdition | null;
  readonly guidelines: { readonly timeline: ShownTimeline } | null;
};

/** What the footer says of the edition. */
export type FooterEdition = Pick<
  EditionContent,
  'title' | 'tagline' | 'blurb' | 'year' | 'organiser' | 'contact' | 'place'
> & {
  /** Ways of the menu that lead to sections which are not there. */
  readonly missing: readonly string[];
  /** The ways to the privacy notice and the rules, by their titles. */
  readonly legal: readonly { readonly label: string; readonly href: string }[];
};

/** What an event can take of the edition's dates. */
export type OfferedDates = EventWindowDates & Pick<EditionContent['dates'], 'eventDay'>;

/** What the page of an event says that is a competition. */
export type AppCompetition = Pick<
  Competition,
  'name' | 'categories' | 'make' | 'rules' | 'criteria'
> & { readonly prizes: readonly Prize[] };

/** What the documents of who is signed in bring along. */
export type AppEdition = {
  readonly siteName: string;
  /** What a new event asks at first, as JSON; the console's document alone has it. */
  readonly questions?: string | null;
  /** The dates that its events keep to; likewise. */
  readonly dates?: OfferedDates;
  readonly footer: FooterEdition;
  /** Of the prizes, as it stands before an amount. */
  readonly currency: string;
  readonly competitions: readonly AppCompetition[];
  readonly workshops: Pick<
    EditionContent['workshops'],
    'opens' | 'closes' | 'formUrl' | 'popup' | 'programme'
  >;
};
