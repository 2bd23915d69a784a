/** Whether the key numbers a question: '1', '2', … '999', without leading zeros. */
export function isQuestionNumber(key: string): boolean {
  return /^[1-9][0-9]{0,2}$/.test(key);
}

/** Orders question numbers by value: '2' before '10'. */
export function compareNumbers(a: string, b: string): number {
  return Number(a) - Number(b);
}

/** Whether the value is a JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
