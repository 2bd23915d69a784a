import type { FoundThings } from '@pratibha/contract/search';
import { type FoundThing, holdsWords, nameOfThing } from '@pratibha/domain/search/search';
import { SEARCH_WORDS } from '@pratibha/words/search/organiser';
import { adminPaths } from '../../../data/address/admin-paths.ts';

const W = SEARCH_WORDS;

/** One thing to choose: a page to go to, or something to do. */
export type Option = {
  readonly id: string;
  readonly title: string;
  /** What else there is to know of it. */
  readonly note: string;
  readonly way: { readonly href: string } | { readonly act: () => void };
};
export type Group = {
  readonly name: keyof typeof SEARCH_WORDS.groups;
  readonly options: readonly Option[];
};

/** What the server found, by kinds. */
export function foundGroups(found: FoundThings): readonly Group[] {
  const people = found.people.map(({ id, name, email, college, status }) =>
    option({ kind: 'person', id }, name, W.ofPerson(email, college, status)),
  );
  const events = found.events.map(({ id, title, status }) =>
    option({ kind: 'event', id }, W.numbered(title, id), W.state(status)),
  );
  const registrations = found.registrations.map(({ id, person, event_title, status }) =>
    option({ kind: 'registration', id }, person, W.ofEvent(event_title, id, status)),
  );
  const submissions = found.submissions.map(({ id, person, event_title, status }) =>
    option({ kind: 'submission', id }, person, W.ofEvent(event_title, id, status)),
  );
  const announcements = found.announcements.map(({ id, subject, state }) =>
    option({ kind: 'announcement', id }, subject, W.state(state)),
  );
  return [
    { name: 'people', options: people },
    { name: 'events', options: events },
    { name: 'registrations', options: registrations },
    { name: 'submissions', options: submissions },
    { name: 'announcements', options: announcements },
  ];
}

function option(thing: FoundThing, title: string, note: string): Option {
  return { id: nameOfThing(thing), title, note, way: { href: addressOf(thing) } };
}

function addressOf({ kind, id }: FoundThing): string {
  if (kind === 'person') return adminPaths.user({ id });
  if (kind === 'event') return adminPaths.events({ open: id });
  if (kind === 'registration') return adminPaths.registrations({ open: id });
  if (kind === 'submission') return adminPaths.submissions({ open: id });
  return adminPaths.announcement({ id });
}

/** What was opened last, as far as it is there and holds the words, in the order of its opening. */
export function recentGroup(found: FoundThings, things: readonly FoundThing[], q: string): Group {
  const known = new Map(
    foundGroups(found).flatMap(({ options }) => options.map((each) => [each.id, each] as const)),
  );
  const options = things.flatMap((thing) => {
    const each = known.get(nameOfThing(thing));
    return each && isMeant(each, q) ? [each] : [];
  });
  return { name: 'recent', options };
}

/** Those that hold the words, so many at most. */
export function matching(options: readonly Option[], q: string, most: number): readonly Option[] {
  return q === '' ? [] : options.filter((each) => isMeant(each, q)).slice(0, most);
}

function isMeant({ title, note }: Option, q: string): boolean {
  return q === '' || holdsWords(`${title} ${note}`, q);
}

/** Groups with something in them, in which nothing stands that stood in one before. */
export function shownGroups(groups: readonly Group[]): readonly Group[] {
  const seen = new Set<string>();
  return groups
    .map(({ name, options }) => ({
      name,
      options: options.filter(({ id }) => !seen.has(id) && seen.add(id)),
    }))
    .filter(({ options }) => options.length > 0);
}
