type Called = { readonly title: string | null; readonly slug: string };

/** What an edition is called on certificates: with its year, which a title may leave out. */
export function editionTitle({ title, slug }: Called, year: number): string {
  if (title === null || title === '') return slug;
  return title.includes(String(year)) ? title : `${title} ${year}`;
}
