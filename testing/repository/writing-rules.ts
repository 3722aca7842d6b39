// The rules of writing that no linter holds: each says what is wrong with a file, or nothing.
import type { RepositoryFile } from './repository-files.ts';

export type WritingRule = (file: RepositoryFile) => string | null;

const firstComment = /^(?:#!.*\n)?((?:\/\/ .*\n?)+)/;

/** The comment at the top, its lines joined: one sentence, from a capital letter (or a name) to a full stop. */
export const opensWithOneSentence: WritingRule = ({ text }) => {
  const [, comment] = firstComment.exec(text) ?? [];
  if (comment === undefined) return 'opens with no comment';
  const said = comment
    .replaceAll(/^\/\/ /gm, '')
    .replaceAll('\n', ' ')
    .trim();
  if (!/^[\p{Lu}`#'"]/u.test(said) || !said.endsWith('.')) return `opens with no plain sentence: ${said}`;
  return /[.!?] \p{Lu}/u.test(said) ? `opens with more than one sentence: ${said}` : null;
};

const emptyName = /(^|-)(utils?|helpers?|commons?|managers?|misc|stuff)$/;
const emptyWholeName = /^(services?|shared|index|types)$/;

/** A name says what is inside; these words say that nobody knew. */
export const hasTellingName: WritingRule = ({ path }) => {
  const names = path.split('/').map((part) => part.replace(/\..*$/, ''));
  const empty = names.find(
    (name) => emptyName.test(name) || emptyWholeName.test(name) || /-(service|manager)$/.test(name),
  );
  return empty === undefined ? null : `the name "${empty}" says nothing`;
};

// One letter of each word is bracketed, so that this file does not refuse itself.
const silencer = /biome-[i]gnore|@ts-(ignore|nocheck|expect-error)/;

export const silencesNoCheck: WritingRule = ({ text }) => {
  const [found] = silencer.exec(text) ?? [];
  return found === undefined ? null : `silences a check: ${found}`;
};

const unfinished = /\b(TO[D]O|FIX[M]E|XX[X])\b/;

export const isFinished: WritingRule = ({ text }) => {
  const [found] = unfinished.exec(text) ?? [];
  return found === undefined ? null : `leaves something undone: ${found}`;
};

const machinePath = /(?<![\w.~$}*-])\/(work|home|root|Users|tmp)\/[\w.]/;

export const namesNoMachine: WritingRule = ({ text }) => {
  const [found] = machinePath.exec(text) ?? [];
  return found === undefined ? null : `names a path of one machine: ${found}`;
};
