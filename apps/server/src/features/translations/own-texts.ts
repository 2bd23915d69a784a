import type { ShownTexts as Response } from '@pratibha/contract/translations';
import { fillPlaceholders } from '@pratibha/domain/announcements/placeholders';
import { type Texts, textFor, textsOf } from '@pratibha/domain/language/translated';
import { placeholderFacts } from '@pratibha/words/both/announcements/filling';
import type { Context } from '../../platform/serve/context.ts';
import type { Person } from '../../platform/session/guests.ts';
import { recipientFacts } from '../announcements/announcements.ts';
import type { PublishedTexts } from './published-texts.ts';
import { findAnnouncementsTold, findSaidTo, findSaidToJudge } from './readers.queries.ts';
import type { ShownTexts } from './shown-texts.ts';

type Parts = { readonly texts: ShownTexts; readonly published: PublishedTexts };

/** What somebody who is signed in may read: beside what is published what was told them. */
export async function ownTexts(ctx: Context, { texts, published }: Parts): Promise<Response> {
  const all = await texts.upToDate();
  const { id } = ctx.actor;
  return textsView([
    await published.forStudents(ctx.now),
    textsOf(await findSaidTo(ctx.db, id), all),
    textsOf(await findSaidToJudge(ctx.db, id), all),
    await announcedTexts(ctx, all),
  ]);
}

/** What a judge may read, who may be a guest: of their rounds. */
export async function judgeTexts(
  ctx: Context<Person>,
  { texts, published }: Parts,
): Promise<Response> {
  const said = await findSaidToJudge(ctx.db, ctx.actor.id);
  return textsView([await published.now(), textsOf(said, await texts.upToDate())]);
}

/** As the wire has them. */
export function textsView(all: readonly Texts[]): Response {
  const texts = new Map(all.flatMap((each) => [...each]));
  return { texts: Array.from(texts, ([source, text]) => ({ source, text })) };
}

/** What announcements say to this person, whose placeholders are filled in both languages. */
async function announcedTexts({ db, actor }: Context, all: Texts): Promise<Texts> {
  const found = new Map<string, string>();
  for (const { source, event_id, ...said } of await findAnnouncementsTold(db, actor.id)) {
    const of = [said.subject, said.text].filter((each) => textFor(each, all) !== each);
    if (of.length === 0) continue;
    const facts = await recipientFacts(db, source, { id: actor.id, event_id });
    const inNepali = { ...facts, event: facts.event && textFor(facts.event, all) };
    for (const each of of) {
      found.set(
        fillPlaceholders(each, placeholderFacts.en(facts)).trim(),
        fillPlaceholders(textFor(each, all), placeholderFacts.ne(inNepali)),
      );
    }
  }
  return found;
}
