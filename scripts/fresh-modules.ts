import { vi } from 'vitest';

// Test files share a process, but not what a module of the page remembers.
vi.resetModules();
