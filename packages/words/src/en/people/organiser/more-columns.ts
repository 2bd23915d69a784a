/** Headers of columns of the users that somebody chose beside those of everybody. */
export const MORE_USERS_WORDS = {
  mobile: 'Mobile',
  college: 'College',
  gender: 'Gender',
} as const;
