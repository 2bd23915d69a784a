import { z } from 'zod';

/**
 * The schema of a response without mercy: at every depth nothing more than it names, nothing less.
 */
export function strictly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(schema.shape);
    return z.strictObject(Object.fromEntries(shape.map(([key, part]) => [key, strictly(part)])));
  }
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return strictly(schema.unwrap() as z.ZodType).nullable();
  return schema;
}
