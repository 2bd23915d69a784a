/** The name of a field, column or change as words: 'Quiet hours' for `quiet_hours`. */
export function nameAsWords(name: string): string {
  const words = name.replace(/[._-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
