import { createContext, useContext } from 'react';

const SiteName = createContext('');

/** Stands at the root of each document, with what the server put into its block of the edition. */
export const SiteNameProvider = SiteName.Provider;

/** What the college calls its site: the short title of the edition that the page shows. */
export const useSiteName = () => useContext(SiteName);
