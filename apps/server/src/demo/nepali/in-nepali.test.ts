import { createHash } from 'node:crypto';
import { textsOfEdition, wantsTranslation } from '@pratibha/domain/language/edition-texts';
import { type SaidByEvent, textsOfEvent } from '@pratibha/domain/language/event-texts';
import { inLatinDigits } from '@pratibha/domain/language/nepali-numbers';
import { translated } from '@pratibha/domain/language/translated';
import { codePoints } from '@pratibha/domain/limits';
import { DEFAULT_QUESTIONS } from '@pratibha/domain/questions/questions';
import { BUILT_IN_TEXTS } from '@pratibha/words/both/questions/built-in-texts';
import { expect, it } from 'vitest';
import { DEMO_CLASSES } from '../data/classes.ts';
import { ARCHIVED_EDITION, DEMO_CONTENT } from '../data/editions.ts';
import { BY_RANK, SPECIAL } from '../data/stories-results.ts';
import { demoData } from '../demo-data.ts';
import { DEMO_IN_NEPALI, REMARKS_IN_NEPALI } from './in-nepali.ts';

type Said = { readonly text: string; readonly limit: number };
type Award = SaidByEvent['rounds'][number]['awards'][number];

const DATA = demoData();

/** What they say of each event, its rounds and awards. */
function saidByEvents(): Said[] {
  const { rounds, criteria } = DATA.judging;
  const ofStories: Award[] = [...BY_RANK, SPECIAL.award].map((each) => ({
    ...each,
    tie_note: null,
  }));
  const judged = [
    ...rounds.map((round) => ({
      ...{ round, awards: round.id === 1 ? ofStories : [] },
      criteria: criteria.filter(({ rubric_id }) => rubric_id === round.id),
    })),
    ...DATA.before,
  ];
  return DATA.events.flatMap((event) =>
    textsOfEvent({
      ...event,
      ...{ follow_up: null, parts: [] },
      rounds: judged
        .filter(({ round }) => round.event_id === event.id)
        .map(({ round: { title }, criteria: by, awards }) => ({
          ...{ title, criteria: by, awards },
          ...{ pause_sentence: null, nominations: [], rooms: [], areas: [] },
        })),
    }),
  );
}

const SAID: readonly Said[] = [
  ...[DEMO_CONTENT, ARCHIVED_EDITION.content].flatMap((content) => textsOfEdition(content)),
  ...saidByEvents(),
  ...DEMO_CLASSES.flatMap(({ title, description, venue_room }) =>
    [title, description, venue_room].map((text) => ({ text, limit: codePoints(text) * 3 })),
  ),
  ...DEFAULT_QUESTIONS.flatMap(({ question, options }) =>
    [question, ...options].map((text) => ({ text, limit: codePoints(text) * 3 })),
  ),
];

const REMARKED = [...DATA.registrations, ...DATA.submissions.flatMap(({ revisions }) => revisions)]
  .map(({ review_remarks }) => review_remarks)
  .filter((remarks) => remarks !== null);

const NEPALI = Object.entries({ ...DEMO_IN_NEPALI, ...REMARKS_IN_NEPALI });

it('says all of it in Nepali', () => {
  const missing = SAID.filter(({ text }) => wantsTranslation(text) && !(text in DEMO_IN_NEPALI));
  expect(missing.map(({ text }) => text)).toEqual([]);
  expect(new Set(REMARKED.filter((text) => !(text in REMARKS_IN_NEPALI)))).toEqual(new Set());
});

it('stands in the place of every text that pages show of an edition', () => {
  const texts = new Map(Object.entries(DEMO_IN_NEPALI));
  const shown = textsOfEdition(translated(DEMO_CONTENT, texts));
  expect(shown.filter(({ text }) => texts.has(text) && texts.get(text) !== text)).toEqual([]);
  expect(translated(DEMO_CONTENT, texts).details.prize.join('')).toBe(
    'नगद पुरस्कार एक लाख रुपैयाँभन्दा बढी र छात्रवृत्ति सात लाख रुपैयाँ छ।',
  );
});

it('says nothing that nobody reads', () => {
  const said = new Set([
    ...SAID.map(({ text }) => text),
    ...REMARKED,
    ...REVOKED,
    ...Object.keys(BUILT_IN_TEXTS.ne),
  ]);
  expect(NEPALI.map(([source]) => source).filter((source) => !said.has(source))).toEqual([]);
});

/** Why certificates of the year before were revoked. */
const REVOKED = ['The name was misspelt.', 'The work turned out to be of somebody else.'];

it('keeps within what there is room for, without white space around it', () => {
  const limits = new Map(SAID.map(({ text, limit }) => [text, limit]));
  const tooLong = NEPALI.filter(
    ([source, text]) => codePoints(text) > (limits.get(source) ?? Number.POSITIVE_INFINITY),
  );
  expect(tooLong).toEqual([]);
  expect(
    NEPALI.filter(([source, text]) => source !== source.trim() || text !== text.trim()),
  ).toEqual([]);
});

/** Headings, entries of lists and paragraphs, in their order. */
function structure(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) => /^(?:#+ |- |\{\{.*\}\}$)/.exec(line)?.[0] ?? (line && 'text'));
}

it('keeps headings, lists and what the product fills in of long texts', () => {
  const long = NEPALI.filter(([source]) => source.includes('\n'));
  expect(long.length).toBeGreaterThan(2);
  for (const [source, text] of long) expect(structure(text)).toEqual(structure(source));
});

/** Changed English wants changed Nepali: whoever changes it does both, and writes its hash here. */
it('is the Nepali of the privacy notice and the rules as they are', () => {
  const { privacy, rules } = DEMO_CONTENT.legal;
  const hash = createHash('sha256')
    .update(privacy.text + rules.text)
    .digest('hex');
  expect(hash.slice(0, 12)).toBe('921de9884809');
});

it('writes numbers in digits of Nepali, and every number of the English', () => {
  const digits = NEPALI.filter(([, text]) => /[0-9]/.test(text.replaceAll(/\bA[34]\b/g, '')));
  expect(digits).toEqual([]);
  const numbersOf = (text: string) =>
    text
      .match(/[0-9][0-9,]*/g)
      ?.map((each) => String(Number.parseInt(each.replaceAll(',', ''), 10))) ?? [];
  const lost = NEPALI.filter(([source, text]) => {
    const there = numbersOf(inLatinDigits(text));
    return numbersOf(source).some((each) => !there.includes(each));
  });
  expect(lost.map(([source]) => source)).toEqual(['1st Runner-up']);
});

/** Names, programs, papers, colours and units: what Nepali writes in Latin letters, too. */
const LATIN = /^(?:Google|README|ZIP|RAR|DPI|CMYK|RGB|A3|A4|Git|Linux|Python|JavaScript)$/;

it('has no other word in Latin letters', () => {
  const words = NEPALI.flatMap(
    ([, text]) =>
      text
        .replaceAll(/\{\{.*\}\}|\]\(.*?\)|openstreetmap\.org/g, ' ')
        .match(/[A-Za-z][A-Za-z0-9]*/g) ?? [],
  );
  expect(new Set(words.filter((word) => !LATIN.test(word)))).toEqual(new Set());
});

it('ends a sentence where the English does', () => {
  const ends = (text: string) => /[.!?।]$/.test(text);
  const otherwise = NEPALI.filter(([source, text]) => ends(source) !== ends(text));
  expect(otherwise.map(([source]) => source)).toEqual(['Apps etc.']);
});
