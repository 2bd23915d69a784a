/** What organisers wrote in English, by itself, and what stands for it in another language. */
export type Texts = ReadonlyMap<string, string>;

export const NO_TEXTS: Texts = /* @__PURE__ */ new Map();

/**
 * The names of fields whose text is shown and never sent back: of what calls tell, and of the
 * content of an edition. What a form sends again is no part of them, as options and answers are,
 * nor what people write of themselves.
 * @internal
 */
export const SHOWN_FIELDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  // Of events, their questions and works.
  ...['title', 'description', 'question', 'help', 'event_title', 'what_to_bring'],
  ...['venue_name', 'venue_room', 'venue_address'],
  // Of announcements, decisions and enquiries.
  ...['subject', 'text', 'announcement', 'review_remarks', 'remarks', 'answer', 'revoke_reason'],
  // Of judging and results.
  ...['round_title', 'meaning', 'levels', 'sentence', 'prize', 'award', 'room'],
  ...['corrected_because', 'tie_note'],
  // Of an edition, beside those above.
  ...['ordinal', 'shortTitle', 'tagline', 'blurb', 'headline', 'audience', 'organiser'],
  ...['locality', 'eyebrow', 'heading', 'label', 'value', 'when', 'place'],
  ...['length', 'about', 'pitch', 'categories', 'make', 'rules', 'criteria', 'structure'],
  ...['competition', 'quote', 'tier', 'lead', 'action', 'landing', 'guidelines'],
  ...['currency', 'alt', 'caption'],
]);

/**
 * The names of fields that are shown where they stand in one of these, and elsewhere are somebody's
 * own: of a person, or of what a form sends.
 * @internal
 */
export const SHOWN_WITHIN: ReadonlyMap<string, ReadonlySet<string>> = /* @__PURE__ */ new Map([
  ['name', new Set(['parts', 'all', 'programme', 'place', 'venue'])],
  ['address', new Set(['place', 'venue'])],
  ['role', new Set(['all'])],
  ['note', new Set(['prizes', 'steps', 'gallery', 'guidelines'])],
]);

/**
 * The same value with every text that is shown in the language of `texts`, as far as it is there;
 * the value itself where nothing of it is.
 */
export function translated<T>(value: T, texts: Texts): T {
  return texts.size === 0 ? value : (within(value, '', '', texts) as T);
}

/** What stands for a text, within the same white space; the text itself where nothing does. */
export function textFor(text: string, texts: Texts): string {
  const bare = text.trim();
  const found = texts.get(bare);
  // Sentences may be put together of several texts, and their words must not run into each other.
  return found === undefined ? text : text.replace(bare, () => found);
}

/**
 * Those of `texts` that a value may show anywhere, options and answers too: with them whoever is
 * given the value says all of it.
 */
export function textsOf(value: unknown, texts: Texts): Texts {
  const found = new Map<string, string>();
  if (texts.size > 0) gather(value, texts, found);
  return found;
}

function within(value: unknown, name: string, above: string, texts: Texts): unknown {
  if (typeof value === 'string') return isShown(name, above) ? textFor(value, texts) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((each: unknown) => within(each, name, above, texts));
    return entries.some((each, index) => each !== value[index]) ? entries : value;
  }
  let changed: Record<string, unknown> | undefined;
  const isWork = 'work_link' in value;
  for (const [key, each] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    // A student's words of their own work, which come back from its form.
    const is = isWork && key === 'description' ? each : within(each, key, name, texts);
    if (is !== each) changed = { ...(changed ?? value), [key]: is };
  }
  return changed ?? value;
}

function isShown(name: string, above: string): boolean {
  return SHOWN_FIELDS.has(name) || (SHOWN_WITHIN.get(name)?.has(above) ?? false);
}

function gather(value: unknown, texts: Texts, found: Map<string, string>): void {
  if (typeof value === 'string') {
    const text = texts.get(value) ?? texts.get(value.trim());
    if (text !== undefined) found.set(value.trim(), text);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) gather(each, texts, found);
}
