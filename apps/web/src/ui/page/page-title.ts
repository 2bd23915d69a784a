import { createContext, useContext, useEffect } from 'react';

/** Where a server that renders a page finds its title afterwards. */
export type RenderedTitle = { text: string };

const TitleContext = createContext<RenderedTitle | null>(null);

export const RenderedTitleProvider = TitleContext.Provider;

/** Names the window: in the browser at once, on the server in the document's head. */
export function usePageTitle(title: string): void {
  const rendered = useContext(TitleContext);
  if (rendered !== null) rendered.text = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
