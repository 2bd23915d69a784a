import { useNavigate, useSearch } from '@tanstack/react-router';
import { idInAddress } from './id-in-address.ts';

/** Search parameter of a list whose rows open a detail panel: the id of the open one. */
export type OpenRowSearch = { readonly open?: number | undefined };

/** Reads the parameter from an address; undefined, not absent, where what was typed is no id. */
export function openRowSearch({ open }: Record<string, unknown>): OpenRowSearch {
  return { open: idInAddress(open) };
}

/**
 * The row whose panel is open. It stands in the address, so that a reload keeps the panel and the
 * way back closes it, which on a phone, where it fills the screen, is what people press.
 */
export function useOpenRow() {
  const navigate = useNavigate();
  const { open: openId } = useSearch({ strict: false });
  const go = (search: OpenRowSearch, replace: boolean) =>
    void navigate({ to: '.', search, replace, resetScroll: false });
  return {
    openId: typeof openId === 'number' ? openId : null,
    open: (id: number) => go({ open: id }, false),
    close: () => go({}, true),
  };
}
