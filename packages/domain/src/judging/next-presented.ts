type Presented = { readonly presented: { readonly ends_at: string } | null };

/**
 * Which of the works that a judge has to do is next: before a panel the one that is there or comes,
 * elsewhere the first. What the panel has seen waits, and is next once nothing else comes.
 *
 * @param due in their order
 */
export function nextPresented<W extends Presented>(due: readonly W[], now: Date): W | undefined {
  // One that an older release kept says nothing of it.
  return (
    due.find(({ presented }) => presented == null || now < new Date(presented.ends_at)) ?? due[0]
  );
}
