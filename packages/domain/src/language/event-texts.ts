import { NOMINATION_LIMITS } from '../judging/nominations.ts';
import { PAUSE_LIMIT } from '../judging/pauses.ts';
import { RUBRIC_LIMITS } from '../judging/rubrics.ts';
import { LIMITS } from '../limits.ts';
import { compareNumbers, isRecord } from '../questions/question-numbers.ts';
import { AWARD_LIMITS } from '../results/awards.ts';
import { WORK_FORM_LIMITS } from '../works/work-form-errors.ts';
import type { PlacedText } from './edition-texts.ts';

type Awarded = { readonly title: string; readonly prize: string; readonly tie_note: string | null };

/** What an event says to anybody, by the names of its fields. */
export type SaidByEvent = {
  readonly title: string;
  readonly description: string;
  readonly venue_name: string | null;
  readonly venue_room: string | null;
  readonly venue_address: string | null;
  readonly what_to_bring: string | null;
  /** As they are written, each a text or an object. */
  readonly event_questions: unknown;
  readonly follow_up: unknown;
  readonly parts: readonly { readonly name: string; readonly help: string | null }[];
  readonly rounds: readonly {
    readonly title: string;
    readonly pause_sentence: string | null;
    readonly criteria: readonly {
      readonly title: string;
      readonly meaning: string;
      readonly levels: readonly string[];
    }[];
    readonly nominations: readonly string[];
    readonly rooms: readonly string[];
    readonly areas: readonly string[];
    readonly awards: readonly Awarded[];
  }[];
};

/** The most of a name of a place in a hall, in code points. */
const AREA = 40;

/** All that an event says in words: what students read of it, and its judges. */
export function textsOfEvent(event: SaidByEvent): readonly PlacedText[] {
  return [
    ...said('/title', event.title, LIMITS.title),
    ...said('/description', event.description, LIMITS.description),
    ...said('/venue_name', event.venue_name, LIMITS.venue),
    ...said('/venue_room', event.venue_room, LIMITS.room),
    ...said('/venue_address', event.venue_address, LIMITS.address),
    ...said('/what_to_bring', event.what_to_bring, LIMITS.whatToBring, true),
    ...questionTexts('/event_questions', event.event_questions),
    ...questionTexts('/follow_up', event.follow_up),
    ...event.parts.flatMap(({ name, help }, index) => [
      ...said(`/parts/${index}/name`, name, WORK_FORM_LIMITS.name),
      ...said(`/parts/${index}/help`, help, WORK_FORM_LIMITS.help),
    ]),
    ...event.rounds.flatMap((round, index) => roundTexts(`/rounds/${index}`, round)),
  ];
}

function roundTexts(path: string, round: SaidByEvent['rounds'][number]): PlacedText[] {
  return [
    ...said(`${path}/title`, round.title, RUBRIC_LIMITS.title),
    ...said(`${path}/pause_sentence`, round.pause_sentence, PAUSE_LIMIT),
    ...round.criteria.flatMap(({ title, meaning, levels }, index) => [
      ...said(`${path}/criteria/${index}/title`, title, RUBRIC_LIMITS.title),
      ...said(`${path}/criteria/${index}/meaning`, meaning, RUBRIC_LIMITS.meaning),
      ...each(`${path}/criteria/${index}/levels`, levels, RUBRIC_LIMITS.level),
    ]),
    ...each(`${path}/nominations`, round.nominations, NOMINATION_LIMITS.title),
    ...each(`${path}/rooms`, round.rooms, LIMITS.room),
    ...each(`${path}/areas`, round.areas, AREA),
    ...round.awards.flatMap(({ title, prize, tie_note }, index) => [
      ...said(`${path}/awards/${index}/title`, title, AWARD_LIMITS.title),
      ...said(`${path}/awards/${index}/prize`, prize, AWARD_LIMITS.prize),
      ...said(`${path}/awards/${index}/tie_note`, tie_note, AWARD_LIMITS.note),
    ]),
  ];
}

/** The words of questions as they are defined. */
function questionTexts(path: string, questions: unknown): PlacedText[] {
  if (!isRecord(questions)) return [];
  const all = Object.entries(questions).sort(([a], [b]) => compareNumbers(a, b));
  return all.flatMap(([number, definition]) => {
    const at = `${path}/${number}`;
    if (!isRecord(definition)) return said(`${at}/question`, definition, LIMITS.question);
    const { question, help, options } = definition;
    return [
      ...said(`${at}/question`, question, LIMITS.question),
      ...said(`${at}/help`, help, LIMITS.help),
      ...each(`${at}/options`, Array.isArray(options) ? options : [], LIMITS.option),
    ];
  });
}

function each(path: string, texts: readonly unknown[], limit: number): PlacedText[] {
  return texts.flatMap((text, index) => said(`${path}/${index}`, text, limit));
}

function said(path: string, text: unknown, limit: number, isMarkdown = false): PlacedText[] {
  return typeof text === 'string' && text.trim() !== ''
    ? [{ path, text: text.trim(), limit, isMarkdown }]
    : [];
}
