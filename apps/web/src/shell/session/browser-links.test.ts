import { expect, test } from 'vitest';
import { androidIntent } from './browser-links.ts';

test('an intent keeps the whole address, and falls back to it', () => {
  expect(androidIntent(new URL('https://pratibha.example/user/events?register=7'))).toBe(
    'intent://pratibha.example/user/events?register=7#Intent;scheme=https;' +
      'action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;' +
      'S.browser_fallback_url=https%3A%2F%2Fpratibha.example%2Fuser%2Fevents%3Fregister%3D7;end',
  );
});
