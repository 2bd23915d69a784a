/** What a rule answers: a code, and whatever else its sentence has to say. */
type Coded = { readonly code: string };

/** A sentence for every code that a rule can answer. */
export type Sentences<Error extends Coded> = {
  readonly [Code in Error['code']]: string | ((error: Extract<Error, { code: Code }>) => string);
};

/** The sentence for what a rule found. */
export function sentenceOf<Error extends Coded>(sentences: Sentences<Error>, error: Error): string {
  const sentence = sentences[error.code as Error['code']];
  return typeof sentence === 'string' ? sentence : sentence(error as never);
}

/** The sentences for the fields of a form in which a rule found something. */
export function fieldSentences<Field extends string, Error extends Coded>(
  sentences: Sentences<Error>,
  errors: Readonly<Partial<Record<Field, Error>>>,
): Partial<Record<Field, string>> {
  const said: Partial<Record<Field, string>> = {};
  for (const field in errors) {
    const error = errors[field];
    if (error !== undefined) said[field] = sentenceOf(sentences, error);
  }
  return said;
}
