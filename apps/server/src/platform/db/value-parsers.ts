import pg from 'pg';

const DATE = 1082;
const BIGINT = 20;

function safeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}

/**
 * How values from PostgreSQL become JavaScript values, for the types where `pg` chooses badly:
 * a `date` has no time and no zone, so it stays 'YYYY-MM-DD'; counts and ids are numbers.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === DATE) return (text: string) => text;
      if (oid === BIGINT) return safeNumber;
    }
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};
