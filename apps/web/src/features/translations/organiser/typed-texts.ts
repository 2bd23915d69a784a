import type { TranslatedText } from '@pratibha/contract/translations';

/** What was typed for a text. */
export type Typed = {
  /** The text as it was read last. */
  readonly is: TranslatedText;
  readonly text: string;
  /** What the person saw it be; what is saved goes with it. */
  readonly was: string | null;
  /** Somebody else wrote it meanwhile, and the person is told what. */
  readonly isOvertaken: boolean;
};
export type TypedTexts = ReadonlyMap<string, Typed>;

const NOTHING: TypedTexts = new Map();

/** What is not saved yet, by whose texts it is: whoever looks elsewhere finds it again. */
const unsaved = new Map<string, TypedTexts>();

export function typedOf(of: string): TypedTexts {
  return unsaved.get(of) ?? NOTHING;
}

export function keepTyped(of: string, typed: TypedTexts): void {
  unsaved.set(of, typed);
}

/** The same with what is typed now; what says no other than it said is nothing typed. */
export function withTyped(typed: TypedTexts, is: TranslatedText, entered: string): TypedTexts {
  const next = new Map(typed);
  const { was, isOvertaken } = typed.get(is.source) ?? { was: is.text, isOvertaken: false };
  if (entered.trim() === (is.text ?? '')) next.delete(is.source);
  else next.set(is.source, { is, text: entered, was, isOvertaken });
  return next;
}

/** The same once the person is told what stands there now. */
export function havingRead(typed: TypedTexts, texts: readonly TranslatedText[]): TypedTexts {
  const now = new Map(texts.map((each) => [each.source, each]));
  return new Map(
    Array.from(typed, ([source, each]) => {
      const is = now.get(source);
      if (is === undefined || is.text === each.was) return [source, each];
      return [source, { ...each, is, was: is.text, isOvertaken: true }];
    }),
  );
}

/**
 * Those of a list and, before them, what was typed of texts that it has no more: one that somebody
 * else wrote is not missing, and what was typed for it is not lost by that.
 */
export function withUnlisted(
  texts: readonly TranslatedText[],
  typed: TypedTexts,
): readonly TranslatedText[] {
  const listed = new Set(texts.map(({ source }) => source));
  const unlisted = [...typed.values()].filter(({ is }) => !listed.has(is.source));
  return [...unlisted.map(({ is }) => is), ...texts];
}
