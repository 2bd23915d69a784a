import type { EditionContent } from '@pratibha/domain/editions/content';
import { NO_TEXTS, type Texts } from '@pratibha/domain/language/translated';
import type { ClassesOfPages, ResultsOfPages } from './result-pages.ts';
import type { Edition, OtherEditions } from './shown-editions.routes.ts';
import type { WorksOfPages } from './work-pages.ts';

/** What organisers wrote, in the language of pages that are not in theirs. */
export type TextsOfPages = {
  /** The same object for the same until texts are others; what is in no other language stays. */
  readonly translated: <T>(value: T) => T;
  /** All that there is, by what it stands for. */
  readonly all: () => Texts;
  /** Tells whenever texts are others. */
  readonly onChange: (listener: () => void) => void;
};

/** As they were written. */
export const AS_WRITTEN: TextsOfPages = {
  translated: (value) => value,
  all: () => NO_TEXTS,
  onChange: () => undefined,
};

/** All that pages read of what organisers wrote. */
export type Written = {
  readonly edition: Edition;
  readonly others: OtherEditions;
  readonly results: ResultsOfPages;
  readonly classes: ClassesOfPages;
  readonly works: WorksOfPages;
};

/** The same in the language of `texts`. Of what results are computed from nothing is another. */
export function writtenIn(texts: TextsOfPages, written: Written): Written {
  if (texts === AS_WRITTEN) return written;
  const { edition, others, results, classes, works } = written;
  const translated = <T>(value: T): T => texts.translated(value);
  let earlier = { of: new Map() as ReadonlyMap<string, EditionContent>, is: new Map() };
  texts.onChange(() => {
    earlier = { of: new Map(), is: new Map() };
  });
  const orTexts = (onChange: Edition['onChange']) => (listener: () => void) => {
    onChange(listener);
    texts.onChange(listener);
  };
  return {
    edition: {
      get content() {
        return translated(edition.content);
      },
      get isSetUp() {
        return edition.isSetUp;
      },
      onChange: orTexts((listener) => edition.onChange(listener)),
      before: async () => ((await edition.before?.()) ?? []).map((each) => translated(each)),
    },
    others: {
      ...others,
      archived: () => {
        const of = others.archived();
        if (of !== earlier.of)
          earlier = { of, is: new Map(Array.from(of, ([name, each]) => [name, translated(each)])) };
        return earlier.is;
      },
    },
    results: {
      lately: async () => translated(await results.lately()),
      contentOf: (eventId) => results.contentOf(eventId),
    },
    classes: { lately: async () => translated(await classes.lately()) },
    works: {
      lately: async () => translated(await works.lately()),
      of: async (id) => translated(await works.of(id)),
    },
  };
}
