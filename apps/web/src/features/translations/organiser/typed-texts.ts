/** What was typed for a text, and what stood there when it was begun. */
export type Typed = { readonly text: string; readonly was: string | null };
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
export function withTyped(
  typed: TypedTexts,
  { source, text }: { readonly source: string; readonly text: string | null },
  entered: string,
): TypedTexts {
  const next = new Map(typed);
  const { was } = typed.get(source) ?? { was: text };
  if (entered.trim() === (text ?? '')) next.delete(source);
  else next.set(source, { text: entered, was });
  return next;
}

/** The same once the person has read what stands there now. */
export function havingRead(
  typed: TypedTexts,
  texts: readonly { readonly source: string; readonly text: string | null }[],
): TypedTexts {
  const now = new Map(texts.map(({ source, text }) => [source, text]));
  return new Map(
    Array.from(typed, ([source, each]) => [
      source,
      { ...each, was: now.has(source) ? (now.get(source) ?? null) : each.was },
    ]),
  );
}
