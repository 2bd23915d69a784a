/**
 * What a file of words says in another language: the same names, functions that are told the same,
 * and other sentences. A missing name does not compile.
 * @template Words what the file says in English
 */
export type Said<Words> = Words extends string
  ? string
  : Words extends (...told: infer Told) => infer Answer
    ? (...told: Told) => Said<Answer>
    : Words extends readonly unknown[]
      ? { readonly [At in keyof Words]: Said<Words[At]> }
      : Words extends object
        ? { readonly [Name in keyof Words]: Said<Words[Name]> }
        : Words;
