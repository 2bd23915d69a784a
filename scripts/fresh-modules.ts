import { vi } from 'vitest';

// Test files share a process, but not what a module of the page remembers, nor what one of them
// left on the page: which file comes before another is chance.
vi.resetModules();
globalThis.document?.body.replaceChildren();
globalThis.document?.head.replaceChildren();
