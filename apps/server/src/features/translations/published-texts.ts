import { isBeingPrepared } from '@pratibha/domain/events/event-state';
import { NO_TEXTS, type Texts, textsOf } from '@pratibha/domain/language/translated';
import type { EventStatus } from '@pratibha/domain/statuses';
import type { Platform } from '../../platform/serve/platform.ts';
import type { LiveEdition } from '../editions/editions.ts';
import type { EventCache } from '../events/events.ts';
import type { ShownWorks } from '../gallery/gallery.ts';
import { findInstantOfNext, KeptUntilNext, type ShownResults } from '../results/results.ts';
import { findShownToStudents } from './readers.queries.ts';
import type { ShownTexts } from './shown-texts.ts';

type Shown = {
  readonly edition: LiveEdition;
  readonly events: EventCache;
  readonly shownResults: ShownResults;
  readonly shownWorks: ShownWorks;
  readonly texts: ShownTexts;
};

type OfEvent = {
  readonly status: EventStatus;
  readonly registration_open: Date;
  readonly texts: Texts;
};

type Known = {
  /** What the calls for everybody tell. */
  readonly forAll: Texts;
  /** What students read of each event, where any of it is translated. */
  readonly ofEvents: readonly OfEvent[];
  readonly from: Date;
  readonly until: Date | null;
};

const NOTHING: Known = { forAll: NO_TEXTS, ofEvents: [], from: new Date(0), until: new Date(0) };

/**
 * What of the translations is published, in memory of this process (`KeptUntilNext`). They are no
 * secret by themselves, but what they stand for may be: only what somebody reads anyway is told.
 * Contents of editions are no part of it: pages bring them in the language in which they are read.
 */
export class PublishedTexts {
  readonly #shown: Shown;
  readonly #kept: KeptUntilNext<Known>;

  constructor({ database, notices, clock }: Platform, shown: Shown) {
    this.#shown = shown;
    this.#kept = new KeptUntilNext({
      ...{ notices, clock, nothing: NOTHING, also: ['translations'] },
      find: async (now) => {
        const all = await this.#shown.texts.upToDate();
        const ofEvents = await findShownToStudents(database.kysely);
        return {
          forAll: textsOf(await this.#values(), all),
          ofEvents: ofEvents
            .map(({ said, ...row }) => ({ ...row, texts: textsOf(said, all) }))
            .filter(({ texts }) => texts.size > 0),
          ...{ from: now, until: await findInstantOfNext(database.kysely, now) },
        };
      },
      isOf: () => false,
    });
  }

  /** What the calls for everybody tell; the same object until it changes. */
  now(): Texts | Promise<Texts> {
    const known = this.#kept.now();
    return known instanceof Promise ? known.then(({ forAll }) => forAll) : known.forAll;
  }

  /** The same, and what students read of events at this instant. */
  async forStudents(now: Date): Promise<Texts> {
    const { forAll, ofEvents } = await this.#kept.now();
    const shown = ofEvents.filter((each) => !isBeingPrepared(each, now));
    return new Map([forAll, ...shown.map(({ texts }) => texts)].flatMap((each) => [...each]));
  }

  async #values(): Promise<unknown> {
    const { edition, events, shownResults, shownWorks } = this.#shown;
    const { rows } = await events.forEverybody();
    const { title, shortTitle, organiser } = edition.content;
    return [
      rows.map((row) => [row.title, row.description]),
      await shownResults.now(),
      await shownWorks.now(),
      { title, shortTitle, organiser },
    ];
  }
}
