import { budgets } from './scripts/sizes.mjs';

// A default export because size-limit looks for one.
export default budgets();
