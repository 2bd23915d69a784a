const UNDER_WAY = new Map<string, Promise<unknown>>();

/**
 * Sends, unless the same is under way: then its answer is this one's, too. A second click comes
 * before the first is drawn where a phone is busy. Files are sent each, as nothing here tells them
 * apart.
 */
export function joinEqual<Sent>(
  call: string,
  input: unknown,
  send: () => Promise<Sent>,
): Promise<Sent> {
  if (Object.values(input ?? {}).some((part) => part instanceof Blob)) return send();
  const what = JSON.stringify([call, input]);
  // The same call answers the same.
  const before = UNDER_WAY.get(what) as Promise<Sent> | undefined;
  if (before) return before;
  const sent = send().finally(() => UNDER_WAY.delete(what));
  UNDER_WAY.set(what, sent);
  return sent;
}
