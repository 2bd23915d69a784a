import type { InvalidValue } from '@pratibha/contract/invalid-value';
import type { FieldError, ProblemBody, ProblemCode } from '@pratibha/contract/problems';
import { invalidValueWords, isInvalidValueCode } from './invalid-values.ts';
import { beingJudgedSince } from './judging/being-judged.ts';
import { problemWords } from './problems.ts';
import { schemaIssueWords } from './schema-issues.ts';
import { overlapWords } from './workshops/refusals.ts';

/** A refusal with the sentences of this language for its codes, wherever there is one. */
export function refusalWords(body: ProblemBody): ProblemBody {
  const { title = body.title, detail = body.detail } = wordsOf(body);
  const errors = body.errors?.map((error) => ({ ...error, message: messageOf(error) }));
  return { ...body, title, detail, ...(errors && { errors }) };
}

/** A later release of the server may know more codes. */
type Words = Partial<ReturnType<typeof problemWords>>;

function wordsOf({ code, params }: ProblemBody): Words {
  const words: Words = problemWords(code as ProblemCode);
  const detail = detailOf(code, params) ?? words.detail;
  return { ...words, ...(detail !== undefined && { detail }) };
}

/** What is said where the refusal tells more than its code. */
function detailOf(code: string, params: ProblemBody['params']): string | null {
  const { since, title, starts_at, ends_at } = params as Readonly<Record<string, string>>;
  if (code === 'being-judged' && since) return beingJudgedSince(new Date(since));
  if (code === 'class-overlaps' && title && starts_at && ends_at)
    return overlapWords({ title, starts_at, ends_at });
  return null;
}

function messageOf({ code, params }: FieldError): string {
  if (isInvalidValueCode(code)) return invalidValueWords({ ...params, code } as InvalidValue);
  // Of what a schema finds by itself, the wire has no more than a name.
  return schemaIssueWords({ code: '' });
}
