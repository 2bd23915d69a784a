import type * as calls from '@pratibha/contract/translations';
import type { TranslatedGroup } from '@pratibha/contract/translations';
import { eventsWhere } from '@pratibha/domain/access';
import { textsOfEvent } from '@pratibha/domain/language/event-texts';
import {
  limitOfNew,
  nameOfTranslated,
  type TranslatedOf,
} from '@pratibha/domain/language/translations';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { BUILT_IN } from './built-in.ts';
import { meantToTranslate, whyNotTranslate } from './may-translate.ts';
import { countSaidOfDecisions, findSaidByEditions, findSaidByEvents } from './sources.queries.ts';
import { isMissing, missingIn, onceEach, sourcesOf, sourcesOfEdition } from './sources.ts';
import { findTexts } from './translations.queries.ts';

const MOST_AT_ONCE = 100;

/** What the person may translate: editions, announcements, then events with their remarks. */
export const listTranslatedGroups: UseCase<typeof calls.listTranslatedGroups> = async (ctx) => {
  const { db, actor } = ctx;
  const known = new Map((await findTexts(db)).map((each) => [each.source, each]));
  const may = (of: TranslatedOf) => whyNotTranslate(actor, of, false) === null;
  const group = (of: TranslatedOf, title: string, texts: number, missing: number) => ({
    ...{ of: nameOfTranslated(of), ...of, title, texts, missing },
  });
  const groups: TranslatedGroup[] = [];
  if (may({ kind: 'edition', id: 1 })) {
    for (const row of await findSaidByEditions(db, null)) {
      const texts = sourcesOfEdition(row);
      const of = { kind: 'edition', id: row.id } as const;
      groups.push(group(of, titleOf(row), texts.length, missingIn(texts, known)));
    }
  }
  const announcements = { kind: 'announcements', id: null } as const;
  if (may(announcements)) {
    const texts = (await sourcesOf(db, announcements)) ?? [];
    groups.push(group(announcements, '', texts.length, missingIn(texts, known)));
  }
  const ids = eventsWhere('events.manage', actor);
  for (const row of await findSaidByEvents(db, ids)) {
    const texts = onceEach(textsOfEvent(row));
    const of = { kind: 'event', id: row.id } as const;
    if (may(of)) groups.push(group(of, row.title, texts.length, missingIn(texts, known)));
  }
  for (const { id, title, texts, missing } of await countSaidOfDecisions(db, ids)) {
    const of = { kind: 'remarks', id } as const;
    if (may(of)) groups.push(group(of, title, texts, missing));
  }
  return groups;
};

/** The texts of one of these, from where one asks on. */
export const listTranslations: UseCase<typeof calls.listTranslations> = async (ctx, { query }) => {
  const of = meantToTranslate(ctx.actor, query.of, false);
  const sources = await sourcesOf(ctx.db, of);
  if (sources === undefined) throw new Refused('not-found');
  const known = new Map((await findTexts(ctx.db)).map((each) => [each.source, each]));
  const { source, only, from = 0, limit = MOST_AT_ONCE } = query;
  const ofOne = source?.trim();
  const isNew = ofOne !== undefined && sources.every(({ text }) => text !== ofOne);
  const most = limitOfNew(of.kind);
  const all =
    isNew && most !== null
      ? [...sources, { path: '', text: ofOne, limit: most, isMarkdown: false }]
      : sources;
  const meant = all.filter(
    ({ text }) =>
      (ofOne === undefined || text === ofOne) && (only === undefined || isMissing(text, known)),
  );
  return {
    total: meant.length,
    missing: missingIn(sources, known),
    texts: meant.slice(from, from + limit).map((each) => ({
      source: each.text,
      text: known.get(each.text)?.text ?? BUILT_IN.get(each.text) ?? null,
      place: each.path,
      limit: each.limit,
      is_markdown: each.isMarkdown,
      is_missing: isMissing(each.text, known),
      updated_at: known.get(each.text)?.updated_at.toISOString() ?? null,
    })),
  };
};

function titleOf({ content, draft, slug }: Awaited<ReturnType<typeof findSaidByEditions>>[number]) {
  const { title } = (draft ?? content) as { readonly title?: unknown };
  return typeof title === 'string' && title.trim() !== '' ? title : slug;
}
