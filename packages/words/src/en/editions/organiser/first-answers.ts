/** Who may take part where nobody says otherwise, and what they win it in. */
export const FIRST_AUDIENCE = '+2 and equivalent students';
export const FIRST_CURRENCY = 'Nrs.';
