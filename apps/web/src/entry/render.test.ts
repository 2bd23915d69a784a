import type { RenderModule } from '@pratibha/contract/render-module';
import { expect, it } from 'vitest';
import type { AppEdition } from '../shell/edition/edition-in-document.ts';
import * as built from './render.tsx';

it('is the module that the server asks for', () => {
  const asked: RenderModule<AppEdition> = built;
  expect(asked.isAppPage('/user/events')).toBe(true);
});
