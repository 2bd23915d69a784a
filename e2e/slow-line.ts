import type { Page } from '@playwright/test';

/** A line as slow as one says, or none. @param bytes a second, upwards */
export async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (bytes: number | 'none' | 'fast') =>
    session.send('Network.emulateNetworkConditions', {
      offline: bytes === 'none',
      latency: bytes === 'fast' ? 0 : 20,
      downloadThroughput: -1,
      uploadThroughput: typeof bytes === 'number' ? bytes : -1,
    });
}
