/** How numbers are printed: the year of the edition, then letters that nobody takes for others. */
export const CERTIFICATE_NUMBER = /^\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/;

/** A certificate that somebody named: by its number, or by the fragment of its link. */
type TypedCertificate = { readonly number: string } | { readonly fragment: string };

/**
 * What somebody typed or pasted. Letters that look like digits are taken for them, as no number has
 * any of these letters. null: it is neither.
 */
export function typedCertificate(typed: string): TypedCertificate | null {
  const text = typed.replace(/\s+/g, '');
  const fragment = text.split('#')[1] ?? (/^[\w-]{100,}$/.test(text) ? text : undefined);
  if (fragment !== undefined) return { fragment };
  const digits = text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const [, year, rest] = /^(\d{4})[-–—_.]?(\w{6})$/.exec(digits) ?? [];
  const number = `${year}-${rest}`;
  return CERTIFICATE_NUMBER.test(number) ? { number } : null;
}
