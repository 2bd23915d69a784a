/** The path of an address, without query and slash at its end. */
export function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? url).replace(/(?<=.)\/$/, '');
}
