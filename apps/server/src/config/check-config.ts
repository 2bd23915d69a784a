import { StartError } from '../platform/process/start-error.ts';
import { loadConfig } from './config.ts';

/*
 * A program of its own: it says what the server would say of its settings, and ends. `npm start`
 * asks it before it builds.
 */
try {
  loadConfig(process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
