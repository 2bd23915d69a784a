import { withBikramSambat, withoutBikramSambat } from '@pratibha/words/bikram-sambat';

const WATCHED = { childList: true, characterData: true, subtree: true } as const;

/**
 * Tells Bikram Sambat beside the days of a page, and of whatever is drawn there later. Texts are
 * changed where they stand: who draws them need not know, and writes over them when they change.
 * @returns what ends it and makes the texts as they were
 */
export function tellBeside(page: HTMLElement): () => void {
  const tell = (node: Node) => changeTexts(node, withBikramSambat);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') tell(target);
      else for (const added of addedNodes) tell(added);
    }
  });
  tell(page);
  observer.observe(page, WATCHED);
  return () => {
    observer.disconnect();
    changeTexts(page, withoutBikramSambat);
  };
}

function changeTexts(within: Node, change: (text: string) => string): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let at: Node | null = walker.currentNode; at !== null; at = walker.nextNode()) {
    if (!(at instanceof Text) || at.parentElement?.closest('script, style, textarea')) continue;
    const told = change(at.data);
    if (told !== at.data) at.data = told;
  }
}
