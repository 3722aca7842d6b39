// The product uses nothing of the platform by which data becomes code, a secret becomes guessable, or a message leaves.
import { describe, expect, test } from 'vitest';
import { codeFiles } from './repository-files.ts';

interface Ban {
  readonly what: string;
  readonly folder: RegExp;
  readonly pattern: RegExp;
  /** A line that it must refuse; its files are scanned by the same pattern. */
  readonly example: string;
  /** Files that need it, each with its reason beside the use. */
  readonly except?: readonly string[];
}

const everywhere = /^src\//;
const onServer = /^src\/(server|cli)\//;
const inPage = /^src\/web\//;

const bans: readonly Ban[] = [
  {
    what: 'text that is run as code',
    folder: everywhere,
    pattern: /\beval\(|\bnew Function\(|\bimport\(\s*[`\w]|\bset(?:Timeout|Interval)\(\s*['"`]/,
    example: "setTimeout('go()', 1)",
    except: ['src/server/work-processes/process-program.ts'],
  },
  {
    what: 'commands of a shell, and code in a text',
    folder: everywhere,
    pattern:
      /import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|\bshell: true|['"]node:(?:vm|repl)['"]|\beval: true/,
    example: "import { exec } from 'node:child_process';",
    except: ['src/server/threads/thread-program.ts'],
  },
  {
    what: 'SQL made of text',
    folder: onServer,
    pattern: /\bsql\.raw\(|\.(?:query|prepare|exec|executeSql)\(\s*`[^`]*\$\{/,
    example: 'sql.raw(text)',
  },
  {
    what: 'text that becomes elements of the page',
    folder: inPage,
    pattern:
      /\b(?:inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|\bsrcDoc\b/i,
    example: 'element.innerHTML = name;',
  },
  {
    what: 'messages between windows',
    folder: inPage,
    pattern: /\b(?:window|parent|opener|top|frames)\??\.(?:postMessage|addEventListener\(\s*'message')/,
    example: "window.addEventListener('message', take);",
  },
  {
    what: 'windows that know who opened them',
    folder: inPage,
    pattern: /\bwindow\.open\(/,
    example: 'window.open(address);',
    // It forgets who opened it before it is given an address.
    except: ['src/web/features/admin/users/state/open-view.ts'],
  },
  {
    what: 'chance that can be guessed',
    folder: onServer,
    pattern: /\bMath\.random\b|\bpseudoRandomBytes\b/,
    example: 'const token = Math.random();',
  },
  {
    what: 'hashes that are broken, and ciphers',
    folder: everywhere,
    pattern: /create(?:Hash|Hmac)\(\s*['"](?!sha256|sha384|sha512)|\bcreate(?:Cipher|Decipher)/,
    example: "createHash('md5')",
    except: ['src/server/ports/spreadsheets/google/token-seal.ts'],
  },
  {
    what: 'requests to addresses, outside the ports',
    folder: /^src\/(cli|server\/(?!ports\/))/,
    pattern: /(?<![.\w])fetch\(|\bhttps?\.(?:get|request)\(|['"](?:undici|node:dgram|node:dns)['"]/,
    example: 'await fetch(body.url);',
  },
  {
    what: 'certificates that nobody checks',
    folder: everywhere,
    pattern: /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/,
    example: 'tls: { rejectUnauthorized: false }',
    except: ['src/server/ports/mail/tls-of.ts'],
  },
];

const sources = codeFiles().filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));

describe.each(bans)('$what', ({ folder, pattern, example, except = [] }) => {
  test('is recognised', () => expect(example).toMatch(pattern));

  test('is used nowhere', () => {
    const lines = sources
      .filter(({ path }) => folder.test(path) && !except.includes(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => pattern.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(lines).toEqual([]);
  });

  test('is used where it is said to be', () => {
    const users = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(except.filter((path) => !users.includes(path))).toEqual([]);
  });
});
