/**
 * What a value looks like, as far as a JSON Schema (2020-12) can say it: plain data beside the
 * rule, from which the document of the calls is made. What a shape cannot say, the rule still
 * refuses; what it says is never less than the rule takes, but for white space around a text, and a
 * blank one.
 */
export type Shape = Readonly<Record<string, unknown>>;
