let strangers = 0;

/** Claims of somebody who was never here: another person each time. */
export function strangerClaims(more: Record<string, unknown> = {}) {
  strangers += 1;
  return {
    sub: `subject-${strangers}`,
    email: `stranger${strangers}@people.example`,
    email_verified: true,
    name: `Stranger ${strangers}`,
    ...more,
  };
}
