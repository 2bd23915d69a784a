import { z } from 'zod';

/**
 * Which columns an export has, as a query names them: `id,name,email`. What comes out are the
 * names, each once; undefined stands for all of them.
 */
export function columnsQuery<const Name extends string>(names: readonly Name[]) {
  const one = `(?:${names.join('|')})`;
  return z
    .string()
    .max(1_000)
    .regex(new RegExp(`^${one}(?:,${one})*$`))
    .transform((text) => [...new Set(text.split(','))] as Name[])
    .optional()
    .describe('The columns of the file in their order, with commas between them; without it all');
}
