import { readFile } from 'node:fs/promises';
import { reasonOf, StartError } from './start-error.ts';

/**
 * What a file says that an operator named.
 * @throws StartError with the reason where it is not there, or no JSON
 */
export async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read as JSON: ${reasonOf(error)}`);
  }
}
