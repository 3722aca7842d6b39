// The functions whose names begin with what is typed: by their names in files, and by those of Russian spreadsheets.
import { functionNames } from '#web/sheet-page/typing/function-names.ts';
import { type Signature, signatures } from './signatures.ts';

export interface OfferedFunction {
  readonly name: string;
  readonly signature: Signature;
}

/** A truth is typed without brackets. */
const truths: readonly string[] = ['TRUE', 'FALSE'];

const plain = (text: string): string => text.toUpperCase().replaceAll('Ё', 'Е').replaceAll('Х', 'X');

/** Of a name that is written in two ways the first. */
const russian = new Map([...functionNames].reverse().map(([name, held]) => [plain(name), { name, held }]));

const all: readonly OfferedFunction[] = [
  ...[...signatures].map(([name, signature]) => ({ name, signature })),
  ...[...russian.values()].flatMap(({ name, held }) => {
    const signature = signatures.get(held);
    return signature ? [{ name, signature }] : [];
  }),
]
  .filter(({ signature }) => !truths.includes(signature.name))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

export function offeredFunctions(begun: string): readonly OfferedFunction[] {
  const wanted = plain(begun);
  return all.filter(({ name }) => plain(name).startsWith(wanted));
}

export const signatureOf = (name: string): Signature | null => {
  const typed = name.toUpperCase();
  return signatures.get(functionNames.get(typed) ?? typed) ?? null;
};
