import { useNavigate, useSearch } from '@tanstack/react-router';
import { idInAddress } from '../../../data/address/id-in-address.ts';

/** What there is to do with an event; each opens a dialog over the page. */
export type EventDialog = 'register' | 'submit' | 'replace';

/** Search parameters of the pages that open these dialogs: the id of the event in question. */
export type DialogSearch = {
  readonly register?: number | undefined;
  readonly submit?: number | undefined;
  readonly replace?: number | undefined;
};

/** The id of an event's card in the list, by which a sheet about it finds it. */
export function eventCardId(eventId: number): string {
  return `event-${eventId}`;
}

/** Reads the parameters from an address; undefined, not absent, where what was typed is no id. */
export function dialogSearch(search: Record<string, unknown>): DialogSearch {
  const register = idInAddress(search.register);
  return {
    register,
    submit: register === undefined ? idInAddress(search.submit) : undefined,
    replace: idInAddress(search.replace),
  };
}

/**
 * Which dialog is open for which event. It stands in the address, so that the way back closes it
 * and a new sign-in, or the detour over the profile, comes back to it.
 */
export function useEventDialogs() {
  const navigate = useNavigate();
  const { register, submit, replace } = useSearch({ strict: false });
  const open = (dialog: EventDialog, id: number) =>
    void navigate({
      to: '.',
      search: (kept: DialogSearch) => withDialog(kept, { [dialog]: id }),
      resetScroll: false,
    });
  const close = () =>
    void navigate({
      to: '.',
      search: (kept: DialogSearch) => withDialog(kept, {}),
      replace: true,
      resetScroll: false,
    });
  return { register, submit, replace, open, close };
}

/** The page's other parameters, such as its filter tab, with this dialog or none. */
function withDialog(kept: DialogSearch, dialog: DialogSearch): DialogSearch {
  const { register: _register, submit: _submit, replace: _replace, ...others } = kept;
  return { ...others, ...dialog };
}
