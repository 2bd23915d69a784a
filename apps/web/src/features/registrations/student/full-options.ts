import { ProblemError } from '@pratibha/contract/client';

/* By itself: what only asks whether it is so needs no rule of the questions. */

/** The options for which the server refused answers, each with the number of its question. */
export function fullOptionsIn(
  error: unknown,
): readonly { readonly number: string; readonly option: string }[] {
  if (!(error instanceof ProblemError)) return [];
  return error.errors.flatMap(({ code, pointer, params }) =>
    code === 'option-full'
      ? [{ number: pointer.split('/')[2] ?? '', option: String(params['option']) }]
      : [],
  );
}

/** Whether it refused them for that. */
export function isOfFullOptions(error: unknown): boolean {
  return fullOptionsIn(error).length > 0;
}
