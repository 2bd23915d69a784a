import { ENDPOINTS } from '../../../data/address/paths.ts';
import type { ExportKey, QueryOf } from '../../../data/queries.ts';

/** The address of an export with the filters and the order of what it shall hold. */
export function exportHref<K extends ExportKey>(call: K, query: QueryOf<K>): string {
  const said = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  return `${ENDPOINTS.api}${call.slice('GET '.length)}?${new URLSearchParams(said).toString()}`;
}
