// Runs before each tool of package.json: `npm start` installs none of them.
import { ExplainedError, ensureInstalled } from './install.mjs';

try {
  ensureInstalled(console.log);
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
