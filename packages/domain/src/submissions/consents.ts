/**
 * What whoever handed in says of their work: whether it may be shown, and whether they may be named
 * with it. Who said nothing said no.
 */
export type Consent = { readonly show_work: boolean; readonly name_with_work: boolean };

export const NO_CONSENT: Consent = { show_work: false, name_with_work: false };

/** What is sent of it: what is left out stays as it was said. */
export type Said = { readonly [Question in keyof Consent]?: Consent[Question] | undefined };

/** Whoever made a work, as they are known here. */
export type Maker = {
  readonly name: string;
  /** As the profile says it; null or empty where there is none. */
  readonly college: string | null;
  readonly isErased: boolean;
};

/** How everybody is told who made a work; words says it. */
export type ShownName =
  | { readonly as: 'named'; readonly name: string }
  | { readonly as: 'student'; readonly college: string | null }
  | { readonly as: 'participant' };

/** What counts once this is said, after what counted before. */
export function afterSaying(before: Consent, said: Said): Consent {
  return {
    show_work: said.show_work ?? before.show_work,
    name_with_work: said.name_with_work ?? before.name_with_work,
  };
}

/** What saying this changes, with what it was, as the audit keeps it. */
export function changesBySaying(
  before: Consent,
  said: Said,
): Partial<Record<keyof Consent, [boolean, boolean]>> {
  const after = afterSaying(before, said);
  const changed = (['show_work', 'name_with_work'] as const).filter(
    (question) => before[question] !== after[question],
  );
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]));
}

/**
 * By what everybody knows the maker of a work that won or is shown: by name with their word alone,
 * else by their college. Of who was erased nothing is told.
 */
export function shownName(maker: Maker, { name_with_work: isNamed }: Consent): ShownName {
  if (maker.isErased) return { as: 'participant' };
  if (isNamed) return { as: 'named', name: maker.name };
  return { as: 'student', college: maker.college || null };
}

/** Whether everybody may see the work itself; what was erased is no work any more. */
export function mayBeShown({ isErased }: Pick<Maker, 'isErased'>, consent: Consent): boolean {
  return !isErased && consent.show_work;
}
