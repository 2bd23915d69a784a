import { isFields, isList, type Json, type JsonFields } from './json.ts';

/** No venue for its events. */
const NOWHERE = { name: null, room: null, address: null, map: null };

/**
 * A content that was saved as a file before the product knew these fields, with what stood for them
 * then. Takes any JSON value, and changes nothing else in it.
 */
export function withLaterFields(value: unknown): unknown {
  const content = value as Json;
  if (!isFields(content)) return value;
  return {
    ...(content.place !== undefined && isFields(content.place) ? { venue: NOWHERE } : {}),
    ...content,
    ...within(content, 'place', (place) => ({ mapOnPress: false, ...place })),
    ...within(content, 'timeline', (timeline) => ({
      ...timeline,
      ...within(timeline, 'landing', withWindows),
      ...within(timeline, 'guidelines', withWindows),
    })),
  };
}

function withWindows(timeline: JsonFields): JsonFields {
  const { steps } = timeline;
  if (!isList(steps)) return timeline;
  const linked = steps.map((step: Json) => (isFields(step) ? { window: null, ...step } : step));
  return { ...timeline, steps: linked };
}

/** The field of that name, changed; nothing where it holds no fields. */
function within(
  fields: JsonFields,
  name: string,
  change: (value: JsonFields) => JsonFields,
): JsonFields {
  const value = fields[name];
  return value !== undefined && isFields(value) ? { [name]: change(value) } : {};
}
