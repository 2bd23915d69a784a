import type { FormValue } from './form-value.ts';
import type { Shape } from './shape.ts';
import { LINK_SHAPE } from './text/link-shapes.ts';
import { orEmpty, textShape } from './text/text-rule.ts';
import { DAY_SHAPE, HOUR_SHAPE, INSTANT_SHAPE } from './time/calendar.ts';
import type { TextFormat } from './value.ts';

/* Beside the check, which browsers carry: of the shapes they need nothing. */

const FORMATS: Partial<Record<TextFormat, Shape>> = {
  link: LINK_SHAPE,
  instant: INSTANT_SHAPE,
  day: DAY_SHAPE,
  hour: HOUR_SHAPE,
};

/** The shape of what a form sends for a value; a text that may be missing may be empty. */
export function shapeOf(value: FormValue): Shape {
  switch (value.kind) {
    case 'text':
      return (
        FORMATS[value.format] ??
        textShape({ limit: value.limit, isRequired: !('mayBeBlank' in value) })
      );
    case 'number':
      return {
        type: value.isWhole ? 'integer' : 'number',
        ...(Number.isFinite(value.least) ? { minimum: value.least, maximum: value.most } : {}),
      };
    case 'one-of':
      return { type: 'string', enum: [...value.values] };
    case 'yes':
      return { type: 'boolean' };
    case 'optional':
      return value.of.kind === 'text' ? orEmpty(shapeOf(value.of)) : shapeOf(value.of);
    case 'list':
      return {
        type: 'array',
        items: shapeOf(value.of),
        ...(value.least > 0 ? { minItems: value.least } : {}),
        maxItems: value.most,
      };
  }
}
