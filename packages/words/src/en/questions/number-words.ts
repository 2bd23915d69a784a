/** A number with all of its digits: '1,000', '0.25'. */
export function numberWords(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
