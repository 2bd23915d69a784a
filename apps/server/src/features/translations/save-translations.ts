import type * as calls from '@pratibha/contract/translations';
import {
  limitOfNew,
  type TranslatedOf,
  translationError,
} from '@pratibha/domain/language/translations';
import type { AuditEntry } from '../../platform/serve/audit.queries.ts';
import { Refused, refuseFields } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { BUILT_IN } from './built-in.ts';
import { meantToTranslate } from './may-translate.ts';
import { sourcesOf } from './sources.ts';
import { deleteText, insertTexts, lockTexts, updateText } from './translations.queries.ts';

/** Code points of a text that the audit keeps. */
const MOST_AUDITED = 200;

type Asked = { readonly source: string; readonly text: string; readonly was: string | null };

/**
 * Says what texts are in Nepali, unless somebody else has said it of one of them since it was read,
 * or it is no longer there.
 */
export const saveTranslations: UseCase<typeof calls.saveTranslations> = async (ctx, { body }) => {
  const of = meantToTranslate(ctx.actor, body.of, true);
  const sources = await sourcesOf(ctx.db, of);
  if (sources === undefined) throw new Refused('not-found');
  const limits = new Map(sources.map(({ text, limit }) => [text, limit]));
  const most = limitOfNew(of.kind);
  const asked = once(body.texts);
  const limitOf = ({ source }: Asked) => limits.get(source) ?? most;
  refuseFields(
    asked.flatMap((each, index) => {
      const error = translationError(each.text, limitOf(each) ?? Number.POSITIVE_INFINITY);
      return error === null ? [] : [{ pointer: `/texts/${index}/text`, error }];
    }),
  );
  if (asked.some((each) => limitOf(each) === null)) throw new Refused('changed-meanwhile');
  const known = new Map(
    (
      await lockTexts(
        ctx.db,
        asked.map(({ source }) => source),
      )
    ).map((row) => [row.source, row]),
  );
  const isThere = (source: string) => known.get(source)?.text ?? BUILT_IN.get(source) ?? null;
  const changed = asked.filter(
    // Nobody takes away what the product itself says.
    ({ source, text }) => (isThere(source) ?? '') !== text && (text !== '' || known.has(source)),
  );
  if (changed.some(({ source, was }) => isThere(source) !== was)) {
    throw new Refused('changed-meanwhile');
  }
  if (changed.length === 0) return { saved: 0 };
  const by = { updated_by: ctx.actor.id, updated_at: ctx.now };
  const isRemark = of.kind === 'remarks';
  for (const { source, text } of changed) {
    const row = known.get(source);
    if (row === undefined) continue;
    if (text === '') await deleteText(ctx.db, row.id);
    else await updateText(ctx.db, row.id, { ...by, text, is_remark: row.is_remark && isRemark });
  }
  const fresh = changed.filter(({ source, text }) => text !== '' && !known.has(source));
  const made = fresh.map(({ source, text }) => ({ ...by, source, text, is_remark: isRemark }));
  if ((await insertTexts(ctx.db, made)) < made.length) throw new Refused('changed-meanwhile');
  ctx.textsChanged();
  await ctx.audit(audited(of, changed));
  return { saved: changed.length };
};

/** Without white space around it, as texts are kept; of one that is named twice the last counts. */
function once(
  texts: readonly {
    readonly source: string;
    readonly text: string | null;
    readonly was: string | null;
  }[],
): readonly Asked[] {
  const all = texts.map(({ source, text, was }) => ({
    ...{ source: source.trim(), text: text?.trim() ?? '', was },
  }));
  return [...new Map(all.map((each) => [each.source, each])).values()];
}

/** Of remarks only that they were translated: they may name somebody. */
function audited({ kind, id }: TranslatedOf, changed: readonly Asked[]): AuditEntry {
  if (kind === 'remarks') {
    return { action: 'event.remarks-translated', subject: ['event', id], changes: {} };
  }
  const changes = {
    nepali: [
      changed.map(({ was }) => beginning(was ?? '')),
      changed.map(({ source, text }) => `${beginning(source)}: ${beginning(text)}`),
    ],
  };
  if (kind === 'edition') {
    return { action: 'edition.translated', subject: ['edition', id], changes };
  }
  if (kind === 'event') return { action: 'event.translated', subject: ['event', id], changes };
  return { action: 'announcement.translated', subject: ['announcement', null], changes };
}

/** A whole page stands in its own history. */
function beginning(text: string): string {
  return Array.from(text).slice(0, MOST_AUDITED).join('');
}
