import { KEY_NAMES, type KeyName } from '@pratibha/domain/console/keys';
import { parts } from './use-keys.ts';

/** The keys that mean something on this page, in their order, and what in its own words. */
export function keysHere(): readonly { readonly name: KeyName; readonly text?: string }[] {
  const on = [...parts].map(({ current }) => current);
  return KEY_NAMES.flatMap((name) => {
    const key = on.find((keys) => keys[name])?.[name];
    return key ? [{ name, ...(key.text === undefined ? {} : { text: key.text }) }] : [];
  });
}
