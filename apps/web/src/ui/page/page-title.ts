import { createContext, useContext, useEffect } from 'react';

/** Takes the title of a page that a server renders, for the document's head. */
type TakeTitle = (title: string) => void;

const TitleContext = createContext<TakeTitle | null>(null);

export const RenderedTitleProvider = TitleContext.Provider;

/** Names the window: in the browser at once, on the server in the document's head. */
export function usePageTitle(title: string): void {
  useContext(TitleContext)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
