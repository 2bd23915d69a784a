import { type FormValue, isInstant } from '@pratibha/domain/form-value';
import type { Of } from '@pratibha/domain/value';
import { shapeOf } from '@pratibha/domain/value-shapes';
import { z } from 'zod';
import { dayOut, hourOut, instantOut, shaped } from './values.ts';

/*
 * What the descriptions of domain mean on the wire. The rule is asked by the form; here stands what
 * readers of the document have to know, and of what kind a value is.
 */

type Described = Readonly<Record<string, FormValue>>;

/** The fields as a response has them. */
export function fieldsOut<const F extends Described>(fields: F) {
  return mapped(fields, valueOut) as { [Name in keyof F]: z.ZodType<Of<F[Name]>> };
}

/** The fields as a form sends them; what may be missing need not be sent. */
export function fieldsIn<const F extends Described>(fields: F) {
  return mapped(fields, valueIn) as { [Name in keyof F]: In<F[Name]> };
}

type Loose<T> = z.ZodOptional<z.ZodNullable<z.ZodType<T, T>>>;
type In<V> = V extends { readonly kind: 'yes' }
  ? z.ZodDefault<z.ZodBoolean>
  : V extends { readonly kind: 'optional'; readonly of: infer Some }
    ? Loose<Of<Some>>
    : V extends { readonly kind: 'list' } | { readonly mayBeBlank: true }
      ? Loose<Of<V>>
      : z.ZodType<Of<V>, Of<V>>;

/** So that its example is not empty. */
const LIST = { examples: [['Example']] };

/** These of them, in this order. */
export function ordered<T, const Name extends keyof T>(all: T, ...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<T, Name>;
}

function mapped(fields: Described, make: (value: FormValue) => z.ZodType) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, make(value)]));
}

function valueOut(value: FormValue): z.ZodType {
  if (value.kind === 'optional') return valueOut(value.of).nullable();
  if (isInstant(value)) return instantOut;
  switch (value.kind) {
    case 'text':
      if (value.format === 'hour') return hourOut;
      return value.format === 'day' ? dayOut : z.string();
    case 'number':
      return value.isWhole ? z.int() : z.number();
    case 'one-of':
      return z.enum(value.values);
    case 'yes':
      return z.boolean();
    case 'list':
      return z.array(valueOut(value.of)).meta(LIST);
  }
}

/** Of a value no more is said than of which type it is; its shape tells readers the rest. */
function valueIn(value: FormValue): z.ZodType {
  const sent = shaped(plainIn(value), shapeOf(value));
  if (value.kind === 'yes') return z.boolean().default(false);
  const mayBeMissing = value.kind === 'optional' || value.kind === 'list' || 'mayBeBlank' in value;
  return mayBeMissing ? sent.nullish() : sent;
}

function plainIn(value: FormValue): z.ZodType {
  switch (value.kind) {
    case 'optional':
      return plainIn(value.of);
    case 'number':
      return z.number();
    case 'list':
      return z.array(plainIn(value.of)).meta(LIST);
    case 'yes':
      return z.boolean();
    case 'one-of':
      return z.string();
    case 'text':
      return value.format === 'link'
        ? z.string().describe('Begins with http:// or https://')
        : z.string();
  }
}
