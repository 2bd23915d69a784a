import { addressIn } from '@pratibha/domain/language/addresses';
import type { Language } from '@pratibha/domain/language/languages';
import type { Plugin } from 'vite';
import { type Bundle, filesFrom, pagesOf } from './built-pages.ts';

/**
 * Writes down the scripts that a student's page begins with and a visitor's lacks: the public
 * document fetches them ahead for somebody who is about to sign in
 * (`features/pages/public/area-ahead.ts`). Not in a script: its name would stay where theirs
 * change. Each language has its own, at its addresses.
 */
export function areaFiles(language: Language): Plugin {
  const fileName = addressIn(language, '/area-files.json').slice(1);
  return {
    name: 'pratibha:area-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const [visitors, students] = (['index', 'student'] as const).map((name) =>
        filesOf(bundle as Bundle, name),
      );
      const files = students?.filter((file) => !visitors?.includes(file)) ?? [];
      const source = JSON.stringify(files.map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function filesOf(bundle: Bundle, name: keyof typeof NAMES): string[] {
  const page = pagesOf(bundle).find((each) => each.name === NAMES[name]);
  if (page === undefined) throw new Error(`This build has no ${name}.html`);
  return filesFrom(bundle, page.files);
}

const NAMES = { index: 'the public document', student: "the student's document" } as const;
