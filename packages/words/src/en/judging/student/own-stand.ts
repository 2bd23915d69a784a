/** Where one's own work is judged. */
export const OWN_STAND_WORDS = {
  label: 'Where your work is judged',
  stand: (stand: string, area: string | null) =>
    area === null ? `Stand ${stand}` : `Stand ${stand}, ${area}`,
  judged: (opens: string, closes: string) => `judged ${opens} to ${closes}`,
  visited: (made: number, of: number) => `Visited by ${made} of ${of}`,
} as const;
