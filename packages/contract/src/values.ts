import { RELATIONS } from '@pratibha/domain/grants';
import { codePoints } from '@pratibha/domain/limits';
import type { Shape } from '@pratibha/domain/shape';
import { textShape, trimmed } from '@pratibha/domain/text/text-rule';
import { z } from 'zod';
import { type InvalidValue, saying } from './invalid-value.ts';

/** Identifiers are positive 32-bit integers, as PostgreSQL has them. */
export const MAX_ID = 2_147_483_647;

/** The version that was looked at; absent means the current one. */
export const seenRevision = z.int().positive().max(MAX_ID).optional();

/**
 * A form whose rules live in domain. Absent and null texts count as blank, so that every missing
 * field gets its own error at once; wrong types are refused before the rules are asked.
 * @param leaves fields that are left as they are where they are absent
 */
export function form<S extends z.ZodObject>(
  shape: S,
  errorsOf: (values: z.output<S>) => Readonly<Record<string, InvalidValue | undefined>>,
  { leaves = [] }: { readonly leaves?: readonly string[] } = {},
) {
  const texts = Object.keys(shape.shape).filter(
    (name) => !leaves.includes(name) && acceptsBlank(shape.shape[name]),
  );
  return z
    .preprocess((value) => withBlanks(value, texts), shape)
    .superRefine((values, context) => {
      for (const [name, wrong] of Object.entries(errorsOf(values))) {
        if (wrong) context.addIssue(issueOf([name], wrong));
      }
    });
}

/** An issue of zod for what a rule of domain found. */
export function issueOf(path: PropertyKey[], wrong: InvalidValue) {
  const { error: message, params } = saying(wrong);
  return { code: 'custom', path, message, params } as const;
}

function acceptsBlank(schema: unknown): boolean {
  return (schema as z.ZodType).safeParse('').success;
}

function withBlanks(value: unknown, texts: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = value as Record<string, unknown>;
  const blanks = texts.filter((name) => given[name] === undefined || given[name] === null);
  return { ...given, ...Object.fromEntries(blanks.map((name) => [name, ''])) };
}

/** Text of a form: its rule in domain says what is allowed, and its shape tells readers. */
export function text(limit: number, isRequired: 'required' | 'optional' = 'optional') {
  return shaped(z.string(), textShape({ limit, isRequired: isRequired === 'required' }));
}

/** A schema whose rule stands in domain, with the shape by which the document tells it. */
export function shaped<S extends z.ZodType>(schema: S, shape: Shape, description?: string): S {
  return schema.meta({ ...shape, ...(description === undefined ? {} : { description }) });
}

/** Free text of at most `limit` code points; blank and null mean none. */
export function optionalText(field: 'remarks' | 'reason', limit: number) {
  return z
    .string()
    .nullish()
    .meta({ maxLength: limit })
    .transform((value) => trimmed(value) || null)
    .refine(
      (value) => value === null || codePoints(value) <= limit,
      saying({ code: 'too-long', field, limit }),
    );
}

/** A path parameter that names a row. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((value) => value <= MAX_ID)
  .describe('Positive integer');

export const idParams = z.object({ id });

/** An identifier in a response. */
export const idOut = z.int().positive();

const TO_THE_SECOND = z.iso.datetime({ offset: true });
const TO_THE_MINUTE = z.iso.datetime({ offset: true, precision: -1 });
const WITHOUT_OFFSET = saying({ code: 'instant-without-offset' }).error;

/**
 * ISO 8601 with offset; without one it would mean a different instant in every place. Seconds may
 * be left out, as in the instants of a form. Of any year: a filter may say "from the beginning".
 */
export const instant = shaped(
  z
    .string({ error: WITHOUT_OFFSET })
    .refine(
      (value) => [TO_THE_SECOND, TO_THE_MINUTE].some((each) => each.safeParse(value).success),
      WITHOUT_OFFSET,
    ),
  { format: 'date-time' },
);

/** What somebody was granted, for one event or (null) for every event. */
export const eventGrantOut = z.object({
  event_id: idOut.nullable().describe('null: every event'),
  kind: z.enum(RELATIONS),
});

/** The same with the title of the event, for reading. */
export const titledGrantOut = eventGrantOut.extend({ event_title: z.string().nullable() });

/** Who decided, for organisers: null where nobody did. */
export const reviewerOut = {
  reviewed_by: z.string().nullable(),
  reviewed_by_id: idOut.nullable(),
};

export const instantOut = z
  .string()
  .meta({ format: 'date-time', description: 'ISO 8601 instant with offset' });

/** A calendar day in a response. */
export const dayOut = z.string().meta({ format: 'date', description: 'YYYY-MM-DD' });

/** What the clock shows, in a response. */
export const hourOut = z
  .string()
  .meta({ description: 'HH:MM in the zone of the competition', examples: ['10:00'] });

/** Number() would also read 0x10, 1e3 and a blank. */
function digitsOnly(value: unknown): unknown {
  return typeof value !== 'string' || /^[0-9]+$/.test(value) ? value : Number.NaN;
}

/** Parameters that every admin list takes; without them the whole list is answered. */
export const listQuery = {
  q: z.string().trim().max(200).optional().describe('Words to search for; the first eight count'),
  limit: z
    .preprocess(digitsOnly, z.coerce.number().int().min(1).max(10_000))
    .optional()
    .describe('Rows on a page'),
  cursor: z
    .string()
    .max(2_000)
    .meta({ pattern: '^[A-Za-z0-9_-]*$', description: 'From the Link header of the page before' })
    .optional(),
};

/** What the filter PENDING finds. */
export const pendingOnes =
  'PENDING: those that wait for a decision; of deleted events only where event_id names the event';

/** A sort order: a column, with a minus before it for descending. */
export function sortBy<const C extends string>(...columns: C[]) {
  return z
    .enum(columns.flatMap((column) => [column, `-${column}`] as const) as [C | `-${C}`])
    .optional();
}

/** An id in a query string. */
export const idQuery = id.optional();

const LONGEST_SLUG = 100;

/**
 * The filter of every list that is about events: an unknown edition is refused, and not one without
 * rows.
 */
export const editionQuery = z
  .string()
  .min(1)
  .max(LONGEST_SLUG)
  .optional()
  .describe('Only what belongs to events of this edition: its slug, such as 2030');

/** Ids in a query string, of so many at most: those of a page. */
export const someIds = z
  .string()
  .max(1_100)
  .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,99}$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.every((id) => id <= MAX_ID))
  .describe('At most 100 positive integers, with commas between them');
