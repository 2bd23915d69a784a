/** What stands where the words of an erased person stood; kept in the database. */
export const ERASED_WORDS = {
  name: (userId: number) => `Erased person #${userId}`,
  text: 'Erased at the request of the person.',
} as const;
