// Holds every file of the repository to the rules of writing, and shows that each rule refuses what it should.
import { describe, expect, test } from 'vitest';
import { codeFiles, repositoryFiles } from './repository-files.ts';
import * as rules from './writing-rules.ts';

const faults = (files: readonly { path: string; text: string }[], rule: rules.WritingRule) =>
  files.flatMap((file) => {
    const fault = rule(file);
    return fault === null ? [] : [`${file.path}: ${fault}`];
  });

describe('the repository', () => {
  const code = codeFiles();

  test('has code to look at', () => expect(code.length).toBeGreaterThan(50));
  test('opens every code file with one sentence', () =>
    expect(faults(code, rules.opensWithOneSentence)).toEqual([]));
  test('gives every code file a telling name', () => expect(faults(code, rules.hasTellingName)).toEqual([]));
  test('silences no check', () => expect(faults(code, rules.silencesNoCheck)).toEqual([]));
  test('leaves nothing undone', () => expect(faults(code, rules.isFinished)).toEqual([]));
  test('names no machine', () => expect(faults(repositoryFiles(), rules.namesNoMachine)).toEqual([]));
});

describe('the rules of writing', () => {
  const refused: [string, rules.WritingRule, string, string][] = [
    ['no comment', rules.opensWithOneSentence, 'a.ts', 'export const x = 1;\n'],
    ['a title', rules.opensWithOneSentence, 'a.ts', '// the parser\nexport const x = 1;\n'],
    ['two sentences', rules.opensWithOneSentence, 'a.ts', '// Parses. Prints too.\nexport const x = 1;\n'],
    ['utils', rules.hasTellingName, 'src/web/utils/date.ts', ''],
    ['a helper', rules.hasTellingName, 'src/web/date-helpers.ts', ''],
    ['common', rules.hasTellingName, 'src/common.ts', ''],
    ['a manager', rules.hasTellingName, 'src/server/session-manager.ts', ''],
    ['a service', rules.hasTellingName, 'src/server/user-service.ts', ''],
    ['an index', rules.hasTellingName, 'src/server/index.ts', ''],
    ['a silenced linter', rules.silencesNoCheck, 'a.ts', `// ${'biome'}-ignore lint: because\n`],
    ['a silenced compiler', rules.silencesNoCheck, 'a.ts', `// @ts${'-'}expect-error\n`],
    ['a promise', rules.isFinished, 'a.ts', `// TO${'DO'}: finish\n`],
    ['a path of a machine', rules.namesNoMachine, 'a.md', `see /ho${'me'}/someone/notes\n`],
  ];

  test.each(refused)('refuse %s', (_, rule, path, text) => {
    expect(rule({ path, text })).not.toBeNull();
  });

  const good = { path: 'src/web/ui/date-field.tsx', text: '// Asks for a date.\nexport const x = 1;\n' };

  test.each(Object.values(rules))('let a good file be', (rule) => {
    expect(rule(good)).toBeNull();
  });
});
