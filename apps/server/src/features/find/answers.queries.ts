import type { Condition, FoundList } from '@pratibha/domain/find/find';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Sql = RawBuilder<SqlBool>;

/**
 * Whether somebody answered so when they registered. The words make the question, whatever its
 * number was; of two put alike either counts. Without an event there is none that asks.
 */
export function isAnswered(
  list: FoundList,
  condition: Condition,
  eventId: number | undefined,
): Sql {
  if (eventId === undefined) return sql`false`;
  const isSo = isSaid('registrations', condition);
  if (list === 'registrations') return isSo;
  return sql`submissions.registration_id in (
    select registrations.id from registrations
    where registrations.event_id = ${eventId} and ${isSo})`;
}

/** The same of the questions for whoever is shortlisted. */
export function isLaterAnswered(condition: Condition, eventId: number | undefined): Sql {
  if (eventId === undefined) return sql`false`;
  const no = condition.is === 'empty' ? sql`not` : sql``;
  const isSo = condition.is === 'empty' ? { ...condition, is: 'filled' as const } : condition;
  return sql`registrations.status = 'SHORTLISTED' and ${no} exists (
    select from follow_up_answers
    where registration_id = registrations.id and ${isSaid('follow_up_answers', isSo)})`;
}

/**
 * Whether a row of the table has such an answer. The first half is what an index knows or a scan
 * tells quickly: that some answer is so; the second is that it is one to this question.
 */
function isSaid(table: 'registrations' | 'follow_up_answers', condition: Condition): Sql {
  const { question, is } = condition;
  const answers = sql.ref(`${table}.answers`);
  const questions = sql.ref(`${table}.questions`);
  const isSo = predicateOf(condition);
  const isOne = sql<SqlBool>`exists (
    select from jsonb_array_elements(${answers}) as given, jsonb_each(given) as one (number, answer)
    where one.answer @? ${`$ ? (${isSo})`}::jsonpath
      and ${questions} -> one.number ->> 'question' = ${question})`;
  if (is === 'empty') return sql`not ${isOne}`;
  return sql`${answers} @? ${`$[*].* ? (${isSo})`}::jsonpath and ${isOne}`;
}

/** What an answer must be, as a path of JSON says it; of a list one of its entries. */
function predicateOf({ is, values }: Condition): string {
  switch (is) {
    case 'is':
      return values.flatMap(asJson).map(isEqual).join(' || ');
    case 'contains':
      return ['@', 'like_regex', JSON.stringify(values[0]), 'flag', '"iq"'].join(' ');
    case 'between': {
      const [from = '', to = ''] = values;
      const bounds = [bound('>=', from), bound('<=', to)];
      return bounds.filter((each) => each !== null).join(' && ');
    }
    case 'empty':
    case 'filled':
      return '@ != "" && @ != null';
  }
}

const isEqual = (json: string) => `@ == ${json}`;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number may have been asked for as a number, or as words. */
function asJson(value: string): string[] {
  const words = JSON.stringify(value);
  return NUMBER.test(value) ? [words, String(Number(value))] : [words];
}

/** Days are texts, which stand in their order. */
function bound(than: '>=' | '<=', value: string): string | null {
  if (value === '') return null;
  return `@ ${than} ${NUMBER.test(value) ? String(Number(value)) : JSON.stringify(value)}`;
}
