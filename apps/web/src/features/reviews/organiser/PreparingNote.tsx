/** That a decision is prepared alone, where it is. */
export function PreparingNote({ text }: { readonly text: string | null }) {
  return text === null ? null : <p role="note">{text}</p>;
}
