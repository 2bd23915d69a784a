import type { Json } from '@pratibha/domain/editions/json';
import type { Value } from '@pratibha/domain/value';
import type { ReactNode } from 'react';

/** What every field of an edition is given. */
export type ContentFieldProps = {
  readonly node: Value;
  /** JSON pointer into the content. */
  readonly pointer: string;
  readonly value: Json | undefined;
  /** What is wrong, by pointer. */
  readonly errors: ReadonlyMap<string, string>;
  /** What a press can mend, shown at the field, by pointer. */
  readonly offers?: ReadonlyMap<string, ReactNode>;
  /** Whether also a field says what is wrong that nobody has been in. */
  readonly isTried?: boolean;
  readonly onChange: (pointer: string, value: Json) => void;
  /** Of the whole section: its heading says it already. */
  readonly hasNoLabel?: boolean;
};
