import {
  EVENT_FORM_CASES,
  NO_INSTANTS as NO_FORM_INSTANTS,
} from '@pratibha/domain/events/event-form-cases';
import { COMPLETE_PROFILE, PROFILE_CASES } from '@pratibha/domain/people/profile-cases';
import { ANSWER_CASES, NO_CHOICES, NO_LISTS } from '@pratibha/domain/questions/answer-cases';
import {
  CONDITIONS,
  RIGHT_DEFINITIONS,
  WRONG_DEFINITIONS,
  WRONG_SETTINGS,
  withCondition,
} from '@pratibha/domain/questions/definition-cases';
import { SUBMISSION_CASES, WORK } from '@pratibha/domain/submissions/submission-cases';
import { HTTP_URLS, NO_HTTP_URLS } from '@pratibha/domain/text/link-cases';
import { DAY_CASES, INSTANTS, NO_INSTANTS } from '@pratibha/domain/time/calendar-cases';
import { problemWords } from '@pratibha/words/problems';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { REFUSED_BY_RULE_ALONE, TAKEN_BY_RULE_ALONE } from './refused-values-cases.ts';

/*
 * Domain's own tables, given to the schemas of the document: what a rule refuses, a schema refuses,
 * too, or it stands in a list with the reason.
 */

const ajv = new Ajv2020({ strict: false, formats: fullFormats });
ajv.addSchema({ $id: 'document', ...openApiDocument(problemWords) });

const EVENT = {
  title: 'Graphic Design',
  requires_submission: true,
  registration_open: '2025-06-24T00:00:00+05:45',
  registration_close: '2025-08-08T00:00:00+05:45',
  submission_start: '2025-08-09T00:00:00+05:45',
  submission_close: '2025-08-13T00:00:00+05:45',
};

type Case = {
  readonly place: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly is: unknown;
  readonly isRight: boolean;
};

const component = (name: string) => `/components/schemas/${name}`;
const bodyOf = (path: string) =>
  `/paths/${path.replaceAll('/', '~1')}/post/requestBody/content/application~1json/schema`;
const isNone = (errors: object) => Object.keys(errors).length === 0;
const ANSWER_TITLES = (
  openApiDocument(problemWords).components.schemas['Answer']?.['additionalProperties'] as {
    anyOf: { title: string }[];
  }
).anyOf.map(({ title }) => title);
const answerTo = (type: string) =>
  `${component('Answer')}/additionalProperties/anyOf/${ANSWER_TITLES.indexOf(type)}`;

const form = (name: string, base: object, change: object, isRight: boolean): Case => ({
  place: name,
  pointer: name.startsWith('/') ? bodyOf(`/api${name}`) : component(name),
  value: { ...base, ...change },
  is: change,
  isRight,
});
const event = (change: object, isRight: boolean) => form('EventInput', EVENT, change, isRight);
const work = (change: object, isRight: boolean) =>
  form('/user/events/{id}/submissions', WORK, change, isRight);
const questions = (value: unknown, isRight: boolean, is = value): Case => ({
  place: 'Questions',
  pointer: component('QuestionsInput'),
  value,
  is,
  isRight,
});
const answer = (type: string, settings: object, value: unknown, isRight: boolean): Case => ({
  place: `answer to ${JSON.stringify({ type, ...settings })}`,
  pointer: answerTo(type),
  value,
  is: value,
  isRight,
});

const CASES: readonly Case[] = [
  ...EVENT_FORM_CASES.map(([change, errors]) => event(change, isNone(errors))),
  ...[...NO_FORM_INSTANTS, ...NO_INSTANTS].map((at) => event({ registration_open: at }, false)),
  ...INSTANTS.map(([at]) => event({ registration_open: at }, true)),
  ...DAY_CASES.map(([day, isDay]) => event({ event_date: day }, isDay || day === '')),
  ...HTTP_URLS.map((link) => event({ event_banner: link }, true)),
  ...NO_HTTP_URLS.filter((link) => link === link.trim()).map((link) =>
    event({ event_banner: link }, link === ''),
  ),
  ...PROFILE_CASES.map(([field, value, error]) =>
    form('ProfileInput', COMPLETE_PROFILE, { [field]: value }, error === undefined),
  ),
  ...SUBMISSION_CASES.map(([change, errors]) => work(change, isNone(errors))),
  ...RIGHT_DEFINITIONS.filter((value) => value != null).map((value) => questions(value, true)),
  ...WRONG_DEFINITIONS.map(([value]) => questions(value, false)),
  ...WRONG_SETTINGS.map(([definition]) => questions({ '1': definition }, false)),
  ...CONDITIONS.map(([condition, paths]) =>
    questions(withCondition(condition), paths.length === 0, condition),
  ),
  ...NO_LISTS.map((list) => form('/user/events/{id}/register', {}, { event_answers: list }, false)),
  ...NO_CHOICES.map((value) => answer('single_choice', { other: true }, value, false)),
  ...ANSWER_CASES.map(([{ type, ...settings }, value, error]) =>
    answer(type, settings, value, error === null),
  ),
];

/** A case as its list names it, as far as one line goes. */
function nameOf({ place, is }: Case): string {
  return `${place}: ${JSON.stringify(is)}`.slice(0, 150);
}

const isTold = ({ pointer, value }: Case) => {
  const validate = ajv.getSchema(`document#${pointer}`);
  if (validate === undefined) throw new Error(`The document has no ${pointer}`);
  return validate(JSON.parse(JSON.stringify(value))) === true;
};

describe('what domain refuses', () => {
  it('is refused by the document, or listed with the reason', () => {
    const taken = CASES.filter((each) => !each.isRight && isTold(each)).map(nameOf);
    expect([...new Set(taken)].toSorted()).toEqual(
      Object.values(REFUSED_BY_RULE_ALONE).flat().toSorted(),
    );
  });
});

describe('what domain takes', () => {
  it('is taken by the document, or listed with the reason', () => {
    const refused = CASES.filter((each) => each.isRight && !isTold(each)).map(nameOf);
    expect([...new Set(refused)].toSorted()).toEqual(
      Object.values(TAKEN_BY_RULE_ALONE).flat().toSorted(),
    );
  });
});
