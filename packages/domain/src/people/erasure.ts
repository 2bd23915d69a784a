/** The address that an erased person's row carries; it reaches nobody. */
export function erasedEmail(userId: number): string {
  return `erased-${userId}@erased.invalid`;
}

/** Whether everything personal of this user was removed. */
export function isErased({ id, email }: { readonly id: number; readonly email: string }): boolean {
  return email === erasedEmail(id);
}
