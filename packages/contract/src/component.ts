/** Schemas of the document that are made from rules of domain, and not from zod. */
export type Component = 'Questions' | 'Answer';

/** Metadata by which a schema is told in the document as one of them. */
export function toldAs(component: Component): { readonly component: Component } {
  return { component };
}
