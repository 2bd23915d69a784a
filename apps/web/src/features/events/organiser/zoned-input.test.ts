import { describe, expect, it } from 'vitest';
import { fromZonedField, toZonedField } from './zoned-input.ts';

describe('date-time fields in the zone of the competition', () => {
  it.each([
    ['2025-07-16T04:15:00.000Z', '2025-07-16T10:00'],
    ['2025-07-15T18:15:00.000Z', '2025-07-16T00:00'],
    ['2025-08-08T23:59:59+05:45', '2025-08-08T23:59:59'],
    ['2025-08-08T23:59:59.999+05:45', '2025-08-08T23:59:59.999'],
  ])('shows %s as %s and reads it back as the same instant', (iso, field) => {
    expect(toZonedField(iso)).toBe(field);
    expect(new Date(fromZonedField(field)).getTime()).toBe(new Date(iso).getTime());
  });

  it('is empty for no instant', () => {
    expect(toZonedField(null)).toBe('');
    expect(fromZonedField('')).toBe('');
  });
});
