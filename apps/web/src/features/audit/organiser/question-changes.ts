import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { isRecord } from '@pratibha/domain/questions/question-numbers';
import { type Question, questionsOf } from '@pratibha/domain/questions/questions';
import { QUESTION_CHANGE_WORDS as W } from '@pratibha/words/audit/organiser/question-changes';
import { QUESTION_TYPE_WORDS } from '@pratibha/words/questions/organiser';
import { formatDay } from '@pratibha/words/time';

type Pair = { readonly before: Question; readonly after: Question };

/**
 * What changed inside the questions of an event, in words; null where they are not known on both
 * sides or one of them is the default question, and their count says more.
 */
export function questionChanges(before: unknown, after: unknown): string | null {
  if (!areKnown(before) || !areKnown(after)) return null;
  const old = questionsOf(before);
  const young = questionsOf(after);
  const pairs = pairsOf(old, young);
  const numbers = new Map(pairs.map((pair) => [pair.before.number, pair.after.number]));
  const isMoved = areOutOfOrder(pairs);
  const told = [
    ...old
      .filter((question) => !pairs.some((pair) => pair.before === question))
      .map((question) => W.of(question.number, question.question, W.removed)),
    ...young.flatMap((question) => {
      const pair = pairs.find((each) => each.after === question);
      if (!pair) return [W.of(question.number, question.question, W.added)];
      const parts = partsOf(pair, numbers, isMoved);
      const { number, question: text } = pair.before;
      return parts.length === 0 ? [] : [W.of(number, text, parts.join(W.within))];
    }),
  ].join(W.separator);
  return told === '' ? W.none : told.charAt(0).toUpperCase() + told.slice(1);
}

function areKnown(questions: unknown): boolean {
  return (
    isRecord(questions) &&
    Object.keys(questions).length > 0 &&
    definitionErrors(questions).length === 0
  );
}

/**
 * Which question is which: those of the same words first, as a question that is removed or moved
 * gives others its number; of the rest those of the same number.
 */
function pairsOf(old: readonly Question[], young: readonly Question[]): readonly Pair[] {
  const pairs: Pair[] = [];
  const isSame = [
    (a: Question, b: Question) => a.question === b.question && a.number === b.number,
    (a: Question, b: Question) => a.question === b.question,
    (a: Question, b: Question) => a.number === b.number,
  ];
  for (const same of isSame) {
    for (const before of old) {
      if (pairs.some((pair) => pair.before === before)) continue;
      const after = young.find(
        (each) => same(before, each) && !pairs.some((pair) => pair.after === each),
      );
      if (after) pairs.push({ before, after });
    }
  }
  return pairs;
}

/** Numbers that only close up behind a removed question are no news. */
function areOutOfOrder(pairs: readonly Pair[]): boolean {
  const after = pairs
    .toSorted((a, b) => Number(a.before.number) - Number(b.before.number))
    .map((pair) => Number(pair.after.number));
  return after.some((number, index) => index > 0 && number < (after[index - 1] ?? 0));
}

function partsOf(
  { before, after }: Pair,
  numbers: ReadonlyMap<string, string>,
  isMoved: boolean,
): readonly string[] {
  const parts: string[] = [];
  if (isMoved && before.number !== after.number) parts.push(W.moved(after.number));
  if (before.question !== after.question) parts.push(W.reworded(after.question));
  parts.push(...conditionPart(before.showIf, after.showIf, numbers));
  for (const name of SETTINGS) {
    const [was, is] = [valueOf(before, name), valueOf(after, name)];
    if (was !== is) parts.push(W.became(W.settings[name], was, is));
  }
  return parts;
}

const SETTINGS = [
  'type',
  'options',
  'other',
  'min',
  'max',
  'least',
  'most',
  'max_words',
  'seats',
  'required',
  'help',
] as const;

function conditionPart(
  was: Question['showIf'],
  is: Question['showIf'],
  numbers: ReadonlyMap<string, string>,
): readonly string[] {
  const inWords = (condition: NonNullable<Question['showIf']>) =>
    W.condition(condition.question, condition.is);
  if (was === null) return is === null ? [] : [W.conditionAdded(inWords(is))];
  if (is === null) return [W.conditionRemoved(inWords(was))];
  const isSame = numbers.get(was.question) === is.question && was.is === is.is;
  return isSame ? [] : [W.became(W.settings.showIf, inWords(was), inWords(is))];
}

function valueOf(question: Question, name: (typeof SETTINGS)[number]): string {
  if (name === 'type') return QUESTION_TYPE_WORDS[question.type];
  if (name === 'seats') {
    const seats = Object.entries(question.seats).map(([option, number]) => W.seats(option, number));
    return seats.length === 0 ? W.nothing : seats.join(W.within);
  }
  const value = question[name];
  if (typeof value === 'boolean') return value ? W.yes : W.no;
  if (value === null || (typeof value === 'object' && value.length === 0)) return W.nothing;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value !== 'string') return W.quoted(value.join(W.within));
  return name === 'help' ? W.quoted(value) : formatDay(value);
}
