// Every text file of the repository, as it would be committed.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

const ignored = new Set(['.git', 'node_modules', 'dist', 'data', '.cache']);
const binary = new Set(['.png', '.jpg', '.ico', '.xlsx', '.woff2', '.gz', '.br', '.mmdb']);

/** What git lists; in a copy without git, what is there. */
function paths(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\n').filter((path) => path !== '');
  } catch {
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !ignored.has(path.split('/')[0] ?? '') && extname(path) !== '',
    );
  }
}

function readIfThere(path: string): RepositoryFile[] {
  try {
    return [{ path, text: readFileSync(join(root, path), 'utf8') }];
  } catch {
    return [];
  }
}

export function repositoryFiles(): RepositoryFile[] {
  return paths()
    .filter((path) => !binary.has(extname(path)))
    .flatMap(readIfThere);
}

const code = /\.(ts|tsx|mjs|cjs|grit)$/;

export const codeFiles = () => repositoryFiles().filter(({ path }) => code.test(path));
