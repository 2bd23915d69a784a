// Runs before each tool of package.json: `npm start` installs none of them.
import { ensureInstalled, Sentence } from './install.mjs';

try {
  ensureInstalled(console.log);
} catch (error) {
  if (!(error instanceof Sentence)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
